/* Written by `npm run types` from the server's description. Do not edit. */
import type { Msg } from "./message";
export interface paths {
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Me */
        get: operations["me_api_me_get"];
        put?: never;
        /**
         * Set Name
         * @description Makes the guest, or renames them.
         */
        post: operations["set_name_api_me_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/wishes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Wish
         * @description The same on every device from now on.
         */
        put: operations["wish_api_me_wishes_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Devices
         * @description Where I am signed in, the device used last first.
         */
        get: operations["my_devices_api_me_devices_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/devices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign Out
         * @description That device is nobody's from now on.
         */
        delete: operations["sign_out_api_me_devices__id__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sign-out-elsewhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign Out Elsewhere
         * @description All devices but this one; links that were not used do not work any more.
         */
        post: operations["sign_out_elsewhere_api_me_sign_out_elsewhere_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Personal Link
         * @description A link that works once; the one before it does not any more.
         */
        post: operations["personal_link_api_me_link_post"];
        /** Revoke Link */
        delete: operations["revoke_link_api_me_link_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/links/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Link Owner
         * @description Whom the link stands for, if it still works. Looking changes nothing: programs open links before people do.
         */
        get: operations["link_owner_api_links__token__get"];
        put?: never;
        /**
         * Use Link
         * @description This device is that guest from now on, and the link is used up.
         */
        post: operations["use_link_api_links__token__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Games */
        get: operations["games_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All Bots
         * @description Who may be invited to a table, the weakest first; then the bots from elsewhere, which nobody has measured.
         */
        get: operations["all_bots_api_bots_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/texts/{scope}/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Texts */
        get: operations["texts_api_texts__scope___lang__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules/{game}/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rules */
        get: operations["rules_api_rules__game___lang__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/glossary/{game}/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One Glossary
         * @description What the pieces and ideas of a game are, in a language; empty for a game without a glossary.
         */
        get: operations["one_glossary_api_glossary__game___lang__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/doubts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Doubts
         * @description Which marks made by hand cannot be true, by what was seen: the page asks when a mark is set.
         */
        post: operations["doubts_api_games__game__doubts_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Tables
         * @description My tables, newest first.
         */
        get: operations["my_tables_api_tables_get"];
        put?: never;
        /** New Table */
        post: operations["new_table_api_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One Table */
        get: operations["one_table_api_tables__id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitation
         * @description The link to hand on; none while only this machine can open it.
         */
        get: operations["invitation_api_tables__id__invitation_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/invitation.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitation Code
         * @description The same link for a phone's camera.
         */
        get: operations["invitation_code_api_tables__id__invitation_svg_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join
         * @description Take an open seat, or come back to one's own.
         */
        post: operations["join_api_tables__id__join_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave */
        post: operations["leave_api_tables__id__leave_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/seats/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give Seat
         * @description Give a seat to a bot, or open it for a friend.
         */
        post: operations["give_seat_api_tables__id__seats__seat__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/abandon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Abandon
         * @description Agree to stop; the game ends without a result once everybody who plays has.
         */
        post: operations["abandon_api_tables__id__abandon_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resign
         * @description Give the game up. It ends if fewer than two people are left.
         */
        post: operations["resign_api_tables__id__resign_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rematch
         * @description The same seats again; the same table for everybody who asks.
         */
        post: operations["rematch_api_tables__id__rematch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fork
         * @description A new table from a moment of a finished game, hidden things dealt anew.
         */
        post: operations["fork_api_tables__id__fork_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read
         * @description My notes on that seat of mine; empty where nothing was written.
         */
        get: operations["read_api_tables__id__notes_get"];
        /**
         * Write
         * @description Instead of what was written there before.
         */
        put: operations["write_api_tables__id__notes_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download */
        get: operations["download_api_tables__id__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/drawing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Draw
         * @description A moment of the replay as text, for games whose board the page does not draw itself.
         */
        get: operations["draw_api_tables__id__drawing_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay
         * @description The game as that seat (or nobody) saw it after so many moves; without `move`, at its end.
         */
        get: operations["replay_api_tables__id__replay_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/printed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Printed
         * @description What lies printed on that table: part of every view of a replay, but told once.
         */
        get: operations["printed_api_tables__id__printed_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/thought": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Think
         * @description What a bot makes of the decision after so many moves: the seat's own bot, or the one that is named.
         */
        get: operations["think_api_tables__id__thought_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Review
         * @description How far the review of a finished game is, and the review itself once it is made.
         */
        get: operations["review_api_tables__id__review_get"];
        put?: never;
        /**
         * Ask
         * @description Have it made, unless it is there or on its way.
         */
        post: operations["ask_api_tables__id__review_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Past
         * @description What reviews said of my seats in that game, the oldest first.
         */
        get: operations["past_api_reviews__game__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/picture.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Picture
         * @description Once over and reviewed: who won, how the chances went, own play and luck.
         */
        get: operations["picture_api_tables__id__picture_svg_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/picture.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview
         * @description The same, 1200 by 630, as a link shows it.
         */
        get: operations["preview_api_tables__id__picture_png_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Summary
         * @description A few lines to paste into a message.
         */
        get: operations["summary_api_tables__id__summary_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listed */
        get: operations["listed_api_tables__id__comments_get"];
        put?: never;
        /**
         * Say
         * @description For those who sat there.
         */
        post: operations["say_api_tables__id__comments_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/comments/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take Back */
        delete: operations["take_back_api_tables__id__comments__number__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All Puzzles
         * @description The games that have puzzles. `day`: today by the guest's own calendar.
         */
        get: operations["all_puzzles_api_puzzles_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Of Game */
        get: operations["of_game_api_puzzles__game__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{game}/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Next Puzzle
         * @description One that the guest has not tried yet, about as hard as they are good.
         */
        get: operations["next_puzzle_api_puzzles__game__next_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mine
         * @description Results, progress and favourite mistakes: of the last games, to nobody but that guest.
         */
        get: operations["mine_api_statistics_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics/records.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Records
         * @description The records of one's finished games, each as a text file.
         */
        get: operations["records_api_statistics_records_zip_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics/games.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Table
         * @description A line for each game.
         */
        get: operations["table_api_statistics_games_csv_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics/decisions.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Decisions
         * @description A line for each of one's own decisions in reviewed games.
         */
        get: operations["decisions_api_statistics_decisions_csv_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mine
         * @description Mine, the one changed last first.
         */
        get: operations["mine_api_studies_get"];
        put?: never;
        /** New */
        post: operations["new_api_studies_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One
         * @description For whoever has the link.
         */
        get: operations["one_api_studies__id__get"];
        /**
         * Change
         * @description Title, positions and notes instead of those there were: for its author.
         */
        put: operations["change_api_studies__id__put"];
        post?: never;
        /**
         * Remove
         * @description For its author.
         */
        delete: operations["remove_api_studies__id__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Companions
         * @description Mine, the one used last first.
         */
        get: operations["my_companions_api_companions_get"];
        put?: never;
        /** New Companion */
        post: operations["new_companion_api_companions_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One Companion */
        get: operations["one_companion_api_companions__id__get"];
        put?: never;
        post?: never;
        /** Forget */
        delete: operations["forget_api_companions__id__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companions/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History
         * @description What its page showed after each answer.
         */
        get: operations["history_api_companions__id__history_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companions/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer */
        post: operations["answer_api_companions__id__answer_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companions/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo */
        post: operations["undo_api_companions__id__undo_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All Lessons
         * @description The games that have lessons.
         */
        get: operations["all_lessons_api_lessons_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Of Game */
        get: operations["of_game_api_lessons__game__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons/{game}/texts/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lesson Texts
         * @description What the lessons of a game say, with what is said in all lessons.
         */
        get: operations["lesson_texts_api_lessons__game__texts__lang__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Account
         * @description One line of the score; `own`, `rivals` and `chance` add up to `result` less `expected`.
         */
        Account: {
            /** Expected */
            expected: number;
            /** Own */
            own: number;
            /** Rivals */
            rivals: number;
            /** Chance */
            chance: number;
            /** Result */
            result: number;
            /** Accuracy */
            accuracy: number | null;
            /** Phases */
            phases: {
                [key: string]: number | null;
            };
            /** Grades */
            grades: {
                [key: string]: number;
            };
        };
        /** Action */
        Action: {
            /** Name */
            name: string;
            label: components["schemas"]["Message"];
            /**
             * Cost
             * @default null
             */
            cost?: number | null;
        };
        /** Ask */
        Ask: {
            /** Seat */
            seat: number | null;
            /** Waiting */
            waiting: number[];
            question: components["schemas"]["Message"];
            /** Decision */
            decision: number | null;
            /** Actions */
            actions: components["schemas"]["Action"][];
            /** Gestures */
            gestures: {
                [key: string]: unknown;
            };
        };
        /**
         * Card
         * @description A result worth a look, with what followed from it; `seat`: whose it is, if somebody's.
         */
        Card: {
            title: components["schemas"]["Message"];
            /** Seat */
            seat: number | null;
            /** Rows */
            rows: components["schemas"]["CardRow"][];
        };
        /**
         * CardRow
         * @description `private`: only this seat hears all of it. `why`: reasons, for all to read.
         */
        CardRow: {
            event: components["schemas"]["Message"];
            /** Private */
            private: boolean;
            /**
             * Tone
             * @enum {string}
             */
            tone: "" | "good" | "bad";
            /** Why */
            why: components["schemas"]["Message"][];
        };
        /**
         * Choice
         * @description One way to decide: the names of its actions, what each is called, and what share of a victory it promised.
         */
        Choice: {
            /** Actions */
            actions: string[];
            /** Labels */
            labels: components["schemas"]["Message"][];
            /** Share */
            share: number;
            /** Doubt */
            doubt: number;
        };
        /**
         * Comment
         * @description What somebody who played says of the decision before which so many moves were made.
         */
        Comment: {
            /** Number */
            number: number;
            /** Move */
            move: number;
            /** Seat */
            seat: number;
            /** Name */
            name: string;
            /** Text */
            text: string;
            /** At */
            at: number;
            /** Mine */
            mine: boolean;
        };
        /** Companion */
        Companion: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Number */
            number: number;
            /** Created */
            created: number;
            /** Updated */
            updated: number;
            /** Over */
            over: boolean;
            /** View */
            view: {
                [key: string]: unknown;
            };
        };
        /** CompanionAnswer */
        CompanionAnswer: {
            /** Number */
            number: number;
            /** Answer */
            answer: {
                [key: string]: unknown;
            };
        };
        /** CompanionInfo */
        CompanionInfo: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Number */
            number: number;
            /** Created */
            created: number;
            /** Updated */
            updated: number;
            /** Over */
            over: boolean;
        };
        /** CompanionUndo */
        CompanionUndo: {
            /** Number */
            number: number;
        };
        /**
         * Considered
         * @description An action a bot considered: its probability before any search, its visits in it, the share they came to.
         */
        Considered: {
            /** Action */
            action: string;
            label: components["schemas"]["Message"];
            /** Probability */
            probability: number;
            /** Visits */
            visits: number;
            /** Share */
            share: number | null;
        };
        /** Day */
        Day: {
            /** Day */
            day: string;
            /** Done */
            done: boolean;
        };
        /**
         * Decision
         * @description `index`: how many moves come before it; `points`: the loss in points of the game, roughly.
         */
        Decision: {
            /** Index */
            index: number;
            /** Seat */
            seat: number;
            /** Actions */
            actions: string[];
            /** Labels */
            labels: components["schemas"]["Message"][];
            /** Loss */
            loss: number;
            /** Interval */
            interval: [
                number,
                number
            ];
            /**
             * Grade
             * @enum {string}
             */
            grade: "best" | "good" | "inaccuracy" | "mistake" | "blunder" | "close" | "forced";
            /** Best */
            best: string[];
            /** Points */
            points: number;
            /**
             * Phase
             * @enum {string}
             */
            phase: "opening" | "middle" | "end";
            /**
             * Round
             * @default 0
             */
            round?: number;
            /** Choices */
            choices: components["schemas"]["Choice"][];
            /** Line */
            line: components["schemas"]["LineStep"][];
        };
        /**
         * Device
         * @description Where somebody is signed in.
         */
        Device: {
            /** Id */
            id: string;
            /**
             * Label
             * @description Browser and system, as far as they are known
             */
            label: string;
            /** Created */
            created: number;
            /**
             * Seen
             * @description When it was last used, to the hour
             */
            seen: number;
            /**
             * This
             * @description The device that asks
             */
            this: boolean;
        };
        /**
         * Doubts
         * @description `places`: each of these marks cannot be true; `clash`: each of the others may be, but not all of them at once.
         */
        Doubts: {
            /** Places */
            places: string[];
            /** Clash */
            clash: boolean;
        };
        /** Drawing */
        Drawing: {
            /** Text */
            text: string | null;
        };
        /**
         * Ending
         * @description How a game without a result ended: all agreed, somebody gave up, or nobody came for a long time.
         */
        Ending: {
            /**
             * How
             * @enum {string}
             */
            how: "agreed" | "resigned" | "silent";
            /**
             * Seats
             * @default []
             */
            seats?: number[];
        };
        /** Entry */
        Entry: {
            /** Number */
            number: number;
            /** Move */
            move: number;
            /** Seat */
            seat: number | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "start" | "move" | "undo";
            /** Events */
            events: components["schemas"]["Message"][];
            /**
             * Cards
             * @default []
             */
            cards?: components["schemas"]["Card"][];
        };
        /** Error */
        Error: {
            error: components["schemas"]["Message"];
            /** Text */
            text: string;
        };
        /** Example */
        Example: {
            /** Id */
            id: string;
            /** Index */
            index: number;
        };
        /** Expected */
        Expected: {
            /** Seat */
            seat: number;
            /** Action */
            action: string;
            label: components["schemas"]["Message"];
        };
        /**
         * FirstGame
         * @description How somebody's first game is laid: ask for this table, with the coach.
         */
        FirstGame: {
            /** Players */
            players: number;
            /** Options */
            options: {
                [key: string]: unknown;
            };
            /** Bot */
            bot: string;
        };
        /** ForkedFrom */
        ForkedFrom: {
            /** Table */
            table: string;
            /** Move */
            move: number;
        };
        /**
         * GameCard
         * @description What lists of games say about it in a language; `solo`: against whom one plays alone.
         */
        GameCard: {
            /** Name */
            name: string;
            /** About */
            about: string;
            /** Solo */
            solo: string | null;
            /** Pages */
            pages: components["schemas"]["OwnPage"][];
        };
        /** GameInfo */
        GameInfo: {
            /** Id */
            id: string;
            /** Players */
            players: [
                number,
                number
            ];
            /** Rules Version */
            rules_version: number;
            /** Secrets */
            secrets: boolean;
            /** Nouns */
            nouns: {
                [key: string]: string;
            };
            /** Options */
            options: components["schemas"]["GameOption"][];
            board: components["schemas"]["OwnBoard"] | null;
            first_game: components["schemas"]["FirstGame"] | null;
            /** Minutes */
            minutes: number | null;
            /** Cards */
            cards: {
                [key: string]: components["schemas"]["GameCard"];
            };
        };
        /** GameLessons */
        GameLessons: {
            /** Game */
            game: string;
            /** Lessons */
            lessons: components["schemas"]["LessonInfo"][];
        };
        /** GameOption */
        GameOption: {
            /** Name */
            name: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "choice" | "number";
            /** Default */
            default: unknown;
            /** Choices */
            choices: string[];
            /** Low */
            low: number | null;
            /** High */
            high: number | null;
            /** Per Seat */
            per_seat: boolean;
            /** Free */
            free: boolean;
            /** Players */
            players: [
                number,
                number
            ] | null;
        };
        /**
         * GamePuzzles
         * @description The puzzles of a game, and what the guest has done of them; `streak` counts days over all games.
         */
        GamePuzzles: {
            /** Game */
            game: string;
            /** Daily */
            daily: string;
            /** Daily Done */
            daily_done: boolean;
            /** Rating */
            rating: number | null;
            /** Themes */
            themes: components["schemas"]["Theme"][];
            /** Streak */
            streak: number;
            /** Longest */
            longest: number;
            /** Week */
            week: components["schemas"]["Day"][];
        };
        /** GiveSeat */
        GiveSeat: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "bot" | "open";
            /** Bot */
            bot?: string | null;
        };
        /**
         * Glossary
         * @description `why`: which entry explains a reason why not, and which rule gives it, by the id of its text.
         */
        Glossary: {
            /** Entries */
            entries: components["schemas"]["GlossaryEntry"][];
            /** Why */
            why: {
                [key: string]: components["schemas"]["WhyLink"];
            };
        };
        /**
         * GlossaryEntry
         * @description A piece or an idea: what it is, what it is for, and what helps where it is missing.
         */
        GlossaryEntry: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** What */
            what: string;
            /** Purpose */
            purpose: string;
            /** Help */
            help: string | null;
            rule: components["schemas"]["RuleLink"];
            lesson: components["schemas"]["LessonLink"] | null;
        };
        /** Guest */
        Guest: {
            /** Id */
            id: string;
            /** Name */
            name: string;
        };
        /**
         * Invitation
         * @description A link that others can open; null while only this machine can.
         */
        Invitation: {
            /** Url */
            url: string | null;
        };
        /** Join */
        Join: {
            /** Seat */
            seat?: number | null;
        };
        /**
         * Known
         * @description Without `wishes` as long as they have never said.
         */
        Known: {
            guest: components["schemas"]["Guest"] | null;
            wishes?: components["schemas"]["Wishes"] | null;
        };
        /**
         * LessonInfo
         * @description A lesson in the list; `step` and `done` are how far the guest has come in it.
         */
        LessonInfo: {
            /** Id */
            id: string;
            /** Number */
            number: number;
            /** Minutes */
            minutes: number;
            /** Extra */
            extra: boolean;
            /** Steps */
            steps: number;
            /** Step */
            step: number;
            /** Done */
            done: boolean;
            title: components["schemas"]["Message"];
            purpose: components["schemas"]["Message"];
        };
        /** LessonLink */
        LessonLink: {
            /** Id */
            id: string;
            /** Number */
            number: number;
            /** Title */
            title: string;
        };
        /** LineStep */
        LineStep: {
            /** Seat */
            seat: number;
            /** Action */
            action: string;
            label: components["schemas"]["Message"];
        };
        /**
         * Link
         * @description `only_here`: no other device can open it, because the server listens on this machine alone.
         */
        Link: {
            /** Url */
            url: string;
            /** Only Here */
            only_here: boolean;
        };
        /**
         * LinkOwner
         * @description Whom a personal link stands for.
         */
        LinkOwner: {
            /** Name */
            name: string;
            /**
             * Mine
             * @description Whoever asks is signed in as that person already
             */
            mine: boolean;
            /**
             * Instead Of
             * @description Whom this device would be no longer
             */
            instead_of: string | null;
        };
        /**
         * MarkedNotes
         * @description Marks made by hand, by place, and what the one who made them has seen, as their view says it.
         */
        MarkedNotes: {
            /** Seen */
            seen: {
                [key: string]: unknown;
            };
            /** Marks */
            marks: {
                [key: string]: string;
            };
        };
        /** Me */
        Me: {
            guest: components["schemas"]["Guest"] | null;
        };
        /**
         * Message
         * @description A text not yet in any language: the id of a Fluent message and its arguments.
         */
        Message: Msg;
        /**
         * Mistake
         * @description `chosen` where `better` was better, as kinds of actions; `loss` in shares of a victory, in all.
         */
        Mistake: {
            /** Game */
            game: string;
            /** Chosen */
            chosen: string;
            /** Better */
            better: string;
            /** Count */
            count: number;
            /** Loss */
            loss: number;
            /** Examples */
            examples: components["schemas"]["Example"][];
        };
        /** NewComment */
        NewComment: {
            /** Move */
            move: number;
            /** Text */
            text: string;
        };
        /** NewCompanion */
        NewCompanion: {
            /** Game */
            game: string;
            /**
             * Choices
             * @default {}
             */
            choices?: {
                [key: string]: unknown;
            };
        };
        /** NewFork */
        NewFork: {
            /** Move */
            move: number;
            /** Seats */
            seats: components["schemas"]["NewSeat"][];
        };
        /** NewName */
        NewName: {
            /** Name */
            name: string;
        };
        /** NewSeat */
        NewSeat: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "open" | "bot" | "person";
            /** Bot */
            bot?: string | null;
            /** Name */
            name?: string | null;
        };
        /** NewTable */
        NewTable: {
            /** Game */
            game: string;
            /**
             * Options
             * @default {}
             */
            options?: {
                [key: string]: unknown;
            };
            /** Seats */
            seats: components["schemas"]["NewSeat"][];
            /**
             * Coach
             * @default false
             */
            coach?: boolean;
            /** Hints */
            hints?: ("none" | "few" | "free") | null;
        };
        /** NextPuzzle */
        NextPuzzle: {
            /** Puzzle */
            puzzle: string | null;
        };
        /**
         * Notes
         * @description What somebody wrote down for themselves: any small JSON object, as the game's page likes it.
         */
        Notes: {
            /** Notes */
            notes: {
                [key: string]: unknown;
            };
        };
        /**
         * Opponent
         * @description A level of bots; `bots` are their names, one for each of the characters, the usual one first.
         */
        Opponent: {
            /** Level */
            level: string;
            /** Characters */
            characters: string[];
            /** Bots */
            bots: string[];
            /** Usual */
            usual: boolean;
        };
        /**
         * OwnBoard
         * @description A board that comes with the game: the addresses of its module and, if it has one, of its style sheet.
         */
        OwnBoard: {
            /** Module */
            module: string;
            /** Style */
            style: string | null;
        };
        /**
         * OwnPage
         * @description A page of the game for whoever plays with a real board.
         */
        OwnPage: {
            /** Address */
            address: string;
            /** Name */
            name: string;
            /** Title */
            title: string;
        };
        /**
         * PastAccount
         * @description What a review said of somebody's seat in an earlier game.
         */
        PastAccount: {
            /** Expected */
            expected: number;
            /** Own */
            own: number;
            /** Rivals */
            rivals: number;
            /** Chance */
            chance: number;
            /** Result */
            result: number;
            /** Accuracy */
            accuracy: number | null;
            /** Phases */
            phases: {
                [key: string]: number | null;
            };
            /** Grades */
            grades: {
                [key: string]: number;
            };
            /** Table */
            table: string;
            /** Seat */
            seat: number;
            /** Ended */
            ended: number;
        };
        /** Point */
        Point: {
            /** Shares */
            shares: number[];
            /** Doubt */
            doubt: number[];
        };
        /**
         * Printed
         * @description What lies printed before everybody, all game long: part of every view, but told once.
         */
        Printed: {
            /** Printed */
            printed: {
                [key: string]: unknown;
            } | null;
        };
        /** Progress */
        Progress: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Ended */
            ended: number;
            /** Accuracy */
            accuracy: number;
            /** Mean */
            mean: number;
        };
        /** Replay */
        Replay: {
            /** Move */
            move: number;
            /** Moves */
            moves: number;
            /** View */
            view: {
                [key: string]: unknown;
            } | null;
            ask: components["schemas"]["Ask"] | null;
            /** Entries */
            entries: components["schemas"]["Entry"][];
            result: components["schemas"]["Result"] | null;
            /** Replayable */
            replayable: boolean;
            note: components["schemas"]["Message"] | null;
        };
        /** Result */
        Result: {
            /** Scores */
            scores: number[];
            /** Winners */
            winners: number[];
            /** Lines */
            lines: (string | components["schemas"]["Message"] | null)[];
            /** Sheets */
            sheets: [
                components["schemas"]["Message"],
                number
            ][][];
        };
        /**
         * Review
         * @description Everything in shares of a victory, from 0 to 1, but accuracies, from 0 to 100.
         */
        Review: {
            /** Game */
            game: string;
            /** Players */
            players: number;
            /** Seats */
            seats: components["schemas"]["Account"][];
            /** Decisions */
            decisions: components["schemas"]["Decision"][];
            /** Curve */
            curve: components["schemas"]["Point"][];
            /** Chance */
            chance: number[][];
            /** Turning */
            turning: number[];
            /** Knowledge */
            knowledge: {
                [key: string]: unknown;
            }[];
            /** Simulations */
            simulations: number;
        };
        /**
         * ReviewInfo
         * @description `ahead`: how many are made before this one; `done` and `of`: decisions, while it is made.
         */
        ReviewInfo: {
            /**
             * Status
             * @enum {string}
             */
            status: "none" | "waiting" | "running" | "done" | "failed";
            /** Ahead */
            ahead: number;
            /** Done */
            done: number;
            /** Of */
            of: number;
            problem: components["schemas"]["Message"] | null;
            review: components["schemas"]["Review"] | null;
        };
        /**
         * Row
         * @description Games under one heading: a game, an opponent, a line-up. `less_luck`: the share won had chance been even.
         */
        Row: {
            /** Key */
            key: string | number | components["schemas"]["Message"];
            /** Games */
            games: number;
            /** Wins */
            wins: number;
            /** Points */
            points: number;
            /** Reviewed */
            reviewed: number;
            /** Less Luck */
            less_luck: number | null;
        };
        /**
         * RuleLink
         * @description A place of the short rules by its address on their page: an item under the heading `section`, or that itself.
         */
        RuleLink: {
            /** Address */
            address: string;
            /** Section */
            section: string;
            /** Title */
            title: string;
        };
        /** ShownStep */
        ShownStep: {
            /** Table */
            table: string;
            /** Move */
            move: number;
            /** Seat */
            seat: number | null;
            /** Note */
            note: string;
            /** Game */
            game: string;
        };
        /** Statistics */
        Statistics: {
            /** Games */
            games: number;
            /** Reviewed */
            reviewed: number;
            /** Won */
            won: number;
            /** Expected */
            expected: number;
            /** Luck */
            luck: number;
            /** Results */
            results: components["schemas"]["Row"][];
            /** Opponents */
            opponents: components["schemas"]["Row"][];
            /** Lineups */
            lineups: {
                [key: string]: components["schemas"]["Row"][];
            };
            /** Progress */
            progress: components["schemas"]["Progress"][];
            /** Phases */
            phases: {
                [key: string]: number | null;
            };
            /** Mistakes */
            mistakes: components["schemas"]["Mistake"][];
        };
        /** Study */
        Study: {
            /** Id */
            id: string;
            /** Title */
            title: string;
            /** Author */
            author: string;
            /** Mine */
            mine: boolean;
            /** Updated */
            updated: number;
            /** Steps */
            steps: components["schemas"]["ShownStep"][];
        };
        /**
         * StudyInfo
         * @description One of a list of them.
         */
        StudyInfo: {
            /** Id */
            id: string;
            /** Title */
            title: string;
            /** Updated */
            updated: number;
            /** Games */
            games: string[];
            /** Positions */
            positions: number;
        };
        /**
         * StudyStep
         * @description The game of a table after so many moves, as that seat (or nobody) saw it.
         */
        StudyStep: {
            /** Table */
            table: string;
            /** Move */
            move: number;
            /** Seat */
            seat: number | null;
            /** Note */
            note: string;
        };
        /** TableInfo */
        TableInfo: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Options */
            options: {
                [key: string]: unknown;
            };
            /** Players */
            players: number;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "playing" | "over" | "abandoned";
            /** Hotseat */
            hotseat: boolean;
            /** Seats */
            seats: components["schemas"]["TableSeat"][];
            /** Mine */
            mine: boolean;
            /** Watchers */
            watchers: number;
            /** Your Turn */
            your_turn: boolean;
            /** Moves */
            moves: number;
            forked_from: components["schemas"]["ForkedFrom"] | null;
            /** Rematch */
            rematch: string | null;
            /** Coach */
            coach: boolean;
            /** Secrets */
            secrets: boolean;
            /**
             * Hints
             * @enum {string}
             */
            hints: "none" | "few" | "free";
            result: components["schemas"]["Result"] | null;
            ending: components["schemas"]["Ending"] | null;
            /** Created */
            created: number;
            /** Updated */
            updated: number;
        };
        /** TableSeat */
        TableSeat: {
            /** Seat */
            seat: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "bot" | "open";
            /** Name */
            name: string | null;
            /** Bot */
            bot: string | null;
            /** Mine */
            mine: boolean;
            /** Here */
            here: boolean;
            /** Left */
            left: boolean;
            /** Stop */
            stop: boolean;
            /** Hints */
            hints: number;
            /** Shown */
            shown: number | null;
        };
        /** Theme */
        Theme: {
            /** Theme */
            theme: string;
            title: components["schemas"]["Message"];
            /** Count */
            count: number;
            /** Tried */
            tried: number;
            /** Solved */
            solved: number;
        };
        /**
         * Thought
         * @description What a bot thinks of a decision of a finished game, knowing no more than the seat knew then.
         */
        Thought: {
            /** Move */
            move: number;
            /** Seat */
            seat: number;
            /** Bot */
            bot: string;
            /** Played */
            played: string;
            /** Choice */
            choice: string;
            /** Simulations */
            simulations: number;
            /** Considered */
            considered: components["schemas"]["Considered"][];
            /** Line */
            line: components["schemas"]["Expected"][];
        };
        /** WhyLink */
        WhyLink: {
            /** Entry */
            entry: string;
            rule: components["schemas"]["RuleLink"];
        };
        /**
         * Wishes
         * @description How somebody would like it on every device: the coach in one line only, and how fast others' turns are told.
         */
        Wishes: {
            /** Brief */
            brief: boolean;
            /**
             * Pace
             * @enum {string}
             */
            pace: "step" | "slow" | "normal" | "instant";
        };
        /** WrittenStudy */
        WrittenStudy: {
            /** Title */
            title: string;
            /** Steps */
            steps: components["schemas"]["StudyStep"][];
        };
        /**
         * Change
         * @description `way`: the keys and places that lead into a view.
         */
        Change: {
            /** Way */
            way: (string | number)[];
            /** After */
            after: unknown;
        };
        /** ChatLine */
        ChatLine: {
            /** Number */
            number: number;
            /** Name */
            name: string;
            /** Guest */
            guest: string;
            /** Text */
            text: string;
            /** At */
            at: number;
        };
        /** CoachPick */
        CoachPick: {
            /** Action */
            action: string;
            why: components["schemas"]["Message"];
        };
        /**
         * CoachRemark
         * @description What was overlooked in the decision that ended with the entry `number`: `loss` is a share of a victory.
         */
        CoachRemark: {
            /** Number */
            number: number;
            /** Loss */
            loss: number;
            /** Interval */
            interval: [
                number,
                number
            ];
            /** Played */
            played: components["schemas"]["Message"][];
            /** Better */
            better: components["schemas"]["Message"][];
        };
        /** CoachRival */
        CoachRival: {
            /** Seat */
            seat: number;
            /** Events */
            events: components["schemas"]["Message"][];
        };
        /**
         * HintChoice
         * @description One of the best choices: a whole decision, what share of the victory it promises, and why.
         */
        HintChoice: {
            /** Actions */
            actions: string[];
            /** Labels */
            labels: components["schemas"]["Message"][];
            /** Share */
            share: number;
            /** Doubt */
            doubt: number;
            /** Close */
            close: boolean;
            /** Why */
            why: components["schemas"]["Message"][];
        };
        /** Recalled */
        Recalled: {
            /** Number */
            number: number;
            /** View */
            view: {
                [key: string]: unknown;
            };
        };
        /** SaysChat */
        SaysChat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chat";
            /** Lines */
            lines: components["schemas"]["ChatLine"][];
        };
        /**
         * SaysCoach
         * @description What the coach says beside the state that follows. `may`: it may be switched on at this table.
         */
        SaysCoach: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "coach";
            /** May */
            may: boolean;
            /** On */
            on: boolean;
            /** Seat */
            seat: number | null;
            /** Decision */
            decision: number | null;
            /** Kind */
            kind: string | null;
            goal: components["schemas"]["Message"] | null;
            purpose: components["schemas"]["Message"] | null;
            /** Picks */
            picks: components["schemas"]["CoachPick"][];
            /** Rivals */
            rivals: components["schemas"]["CoachRival"][];
            remark: components["schemas"]["CoachRemark"] | null;
        };
        /** SaysDrawing */
        SaysDrawing: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "drawing";
            /** Ref */
            ref: number | string | null;
            /** Text */
            text: string | null;
        };
        /** SaysForeseen */
        SaysForeseen: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "foreseen";
            /** Ref */
            ref: number | string | null;
            /** Events */
            events: components["schemas"]["Message"][];
            /** Changes */
            changes: components["schemas"]["Change"][];
            /** Certain */
            certain: boolean;
            /** @default null */
            then?: components["schemas"]["Ask"] | null;
        };
        /**
         * SaysHint
         * @description `left`: how many more this seat may ask for; null: as many as it likes.
         */
        SaysHint: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hint";
            /** Ref */
            ref: number | string | null;
            /** Seat */
            seat: number;
            /** Decision */
            decision: number;
            /** Choices */
            choices: components["schemas"]["HintChoice"][];
            /** Left */
            left: number | null;
        };
        /**
         * SaysLesson
         * @description Where a lesson stands and what is said: the page decides nothing of it.
         *
         *     `lit`: what each letter (a, b, c) of the texts stands for, as names of actions or parts of the table (`part:altar`).
         *     `marks`: what stands in the notes of the seat, by place; null where the game has none. `notebook`: they are
         *     written in now.
         *     `buttons`: what can be done besides playing; the first leads on.
         */
        SaysLesson: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "lesson";
            /** Game */
            game: string;
            /** Lesson */
            lesson: string;
            title: components["schemas"]["Message"];
            purpose: components["schemas"]["Message"];
            learnt: components["schemas"]["Message"];
            /** Step */
            step: number;
            /** Steps */
            steps: components["schemas"]["Message"][];
            /**
             * Status
             * @enum {string}
             */
            status: "play" | "aside" | "shown" | "done";
            say: components["schemas"]["Message"];
            task: components["schemas"]["Message"] | null;
            reply: components["schemas"]["Message"] | null;
            /** Lit */
            lit: string[][];
            /** Marks */
            marks: {
                [key: string]: string;
            } | null;
            /** Notebook */
            notebook: boolean;
            /** Buttons */
            buttons: ("on" | "again" | "back" | "take-back" | "show" | "own-try")[];
            /** Finished */
            finished: boolean;
            /** Next */
            next: string | null;
        };
        /** SaysLog */
        SaysLog: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "log";
            /** Entries */
            entries: components["schemas"]["Entry"][];
        };
        /** SaysPong */
        SaysPong: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pong";
            /** Ref */
            ref: number | string | null;
        };
        /** SaysPrinted */
        SaysPrinted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "printed";
            /** Printed */
            printed: {
                [key: string]: unknown;
            };
        };
        /** SaysRefused */
        SaysRefused: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "refused";
            /** Ref */
            ref: number | string | null;
            message: components["schemas"]["Message"];
        };
        /** SaysState */
        SaysState: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "state";
            /** Number */
            number: number;
            /** Move */
            move: number;
            /** Seat */
            seat: number | null;
            /** View */
            view: {
                [key: string]: unknown;
            } | null;
            /** Changes */
            changes: components["schemas"]["Change"][] | null;
            ask: components["schemas"]["Ask"] | null;
            undo: components["schemas"]["Undo"];
            /** Curtain */
            curtain: number | null;
            result: components["schemas"]["Result"] | null;
        };
        /**
         * SaysStory
         * @description The table as it was after the last moves, as this seat saw it then; oldest first.
         */
        SaysStory: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "story";
            /** Ref */
            ref: number | string | null;
            /** Steps */
            steps: components["schemas"]["Recalled"][];
        };
        /** SaysTable */
        SaysTable: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "table";
            /** Protocol */
            protocol: number;
            table: components["schemas"]["TableInfo"];
        };
        /** SaysTold */
        SaysTold: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "told";
            /** Ref */
            ref: number | string | null;
            message: components["schemas"]["Message"] | null;
        };
        /** Undo */
        Undo: {
            /** Ok */
            ok: boolean;
            why: components["schemas"]["Message"] | null;
        };
        Says: components["schemas"]["SaysTable"] | components["schemas"]["SaysLog"] | components["schemas"]["SaysPrinted"] | components["schemas"]["SaysState"] | components["schemas"]["SaysChat"] | components["schemas"]["SaysRefused"] | components["schemas"]["SaysTold"] | components["schemas"]["SaysDrawing"] | components["schemas"]["SaysForeseen"] | components["schemas"]["SaysStory"] | components["schemas"]["SaysPong"] | components["schemas"]["SaysLesson"] | components["schemas"]["SaysCoach"] | components["schemas"]["SaysHint"];
        /** HearsAnswer */
        HearsAnswer: {
            /**
             * Ref
             * @default null
             */
            ref?: number | string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "answer";
            /** Decision */
            decision: number;
            /** Actions */
            actions: string[];
            /**
             * Seat
             * @default null
             */
            seat?: number | null;
        };
        /** HearsChat */
        HearsChat: {
            /**
             * Ref
             * @default null
             */
            ref?: number | string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chat";
            /** Text */
            text: string;
        };
        /**
         * HearsCoach
         * @description The coach on or off, for the seats of whoever says so.
         */
        HearsCoach: {
            /**
             * Ref
             * @default null
             */
            ref?: number | string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "coach";
            /** On */
            on: boolean;
        };
        /** HearsDraw */
        HearsDraw: {
            /**
             * Ref
             * @default null
             */
            ref?: number | string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "draw";
            /** Lang */
            lang: string;
            /** Width */
            width: number;
            /** Names */
            names: string[];
        };
        /** HearsForesee */
        HearsForesee: {
            /**
             * Ref
             * @default null
             */
            ref?: number | string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "foresee";
            /** Decision */
            decision: number;
            /** Actions */
            actions: string[];
            /**
             * Seat
             * @default null
             */
            seat?: number | null;
        };
        /**
         * HearsHint
         * @description What are the best choices of this decision?
         */
        HearsHint: {
            /**
             * Ref
             * @default null
             */
            ref?: number | string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hint";
            /** Decision */
            decision: number;
            /**
             * Seat
             * @default null
             */
            seat?: number | null;
        };
        /** HearsLook */
        HearsLook: {
            /**
             * Ref
             * @default null
             */
            ref?: number | string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "look";
            /** Seat */
            seat: number | null;
        };
        /** HearsMute */
        HearsMute: {
            /**
             * Ref
             * @default null
             */
            ref?: number | string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mute";
            /** Guest */
            guest: string;
            /**
             * On
             * @default true
             */
            on?: boolean;
        };
        /** HearsPing */
        HearsPing: {
            /**
             * Ref
             * @default null
             */
            ref?: number | string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ping";
        };
        /**
         * HearsRecall
         * @description What happened after that entry.
         */
        HearsRecall: {
            /**
             * Ref
             * @default null
             */
            ref?: number | string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "recall";
            /** After */
            after: number;
        };
        /**
         * HearsSeen
         * @description Who sits there has seen the card of a result and all before it: 16 for each entry, and which of its cards.
         */
        HearsSeen: {
            /**
             * Ref
             * @default null
             */
            ref?: number | string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seen";
            /** Seat */
            seat: number;
            /** Shown */
            shown: number;
        };
        /** HearsTell */
        HearsTell: {
            /**
             * Ref
             * @default null
             */
            ref?: number | string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tell";
            /**
             * What
             * @enum {string}
             */
            what: "why" | "explain";
            /** Action */
            action: string;
            /**
             * Seat
             * @default null
             */
            seat?: number | null;
        };
        /** HearsUndo */
        HearsUndo: {
            /**
             * Ref
             * @default null
             */
            ref?: number | string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "undo";
            /**
             * Seat
             * @default null
             */
            seat?: number | null;
        };
        Hears: components["schemas"]["HearsAnswer"] | components["schemas"]["HearsUndo"] | components["schemas"]["HearsChat"] | components["schemas"]["HearsTell"] | components["schemas"]["HearsForesee"] | components["schemas"]["HearsRecall"] | components["schemas"]["HearsDraw"] | components["schemas"]["HearsLook"] | components["schemas"]["HearsMute"] | components["schemas"]["HearsPing"] | components["schemas"]["HearsCoach"] | components["schemas"]["HearsSeen"] | components["schemas"]["HearsHint"];
        /**
         * HearsLesson
         * @description A button of the lesson.
         */
        HearsLesson: {
            /**
             * Ref
             * @default null
             */
            ref?: number | string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "lesson";
            /**
             * What
             * @enum {string}
             */
            what: "on" | "again" | "back" | "take-back" | "show" | "own-try";
        };
        /**
         * HearsMark
         * @description A mark in the notes of a lesson; without a sign it is rubbed out.
         */
        HearsMark: {
            /**
             * Ref
             * @default null
             */
            ref?: number | string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mark";
            /** Place */
            place: string;
            /**
             * Sign
             * @enum {string}
             */
            sign: "" | "no" | "maybe" | "yes";
        };
        HearsInLesson: components["schemas"]["HearsAnswer"] | components["schemas"]["HearsUndo"] | components["schemas"]["HearsTell"] | components["schemas"]["HearsForesee"] | components["schemas"]["HearsDraw"] | components["schemas"]["HearsPing"] | components["schemas"]["HearsLesson"] | components["schemas"]["HearsMark"];
        /**
         * HearsAgain
         * @description Begin anew, or be shown the answer.
         */
        HearsAgain: {
            /**
             * Ref
             * @default null
             */
            ref?: number | string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "again" | "show";
        };
        HearsInExercise: components["schemas"]["HearsAnswer"] | components["schemas"]["HearsUndo"] | components["schemas"]["HearsTell"] | components["schemas"]["HearsForesee"] | components["schemas"]["HearsDraw"] | components["schemas"]["HearsPing"] | components["schemas"]["HearsAgain"];
        /** PuzzleAnswer */
        PuzzleAnswer: {
            /** Actions */
            actions: string[];
            /** Count */
            count: number;
        };
        /**
         * Rated
         * @description What came of a puzzle: `rating` and `change` are the guest's, who has one once they have a name.
         */
        Rated: {
            /** Rating */
            rating: number | null;
            /** Change */
            change: number | null;
            /** Puzzle Rating */
            puzzle_rating: number;
            /** Tries */
            tries: number;
            /** Solved */
            solved: number;
            /** Seconds */
            seconds: number | null;
            /** Answers */
            answers: components["schemas"]["PuzzleAnswer"][];
            theme: components["schemas"]["Message"];
        };
        /**
         * SaysVerdict
         * @description How a decision was made. `best` and its `line` only once it was found, or given up; after a wrong answer `line`
         *     is what would come of it, as far as anybody has looked.
         */
        SaysVerdict: {
            /**
             * Type
             * @constant
             */
            type: "verdict";
            /**
             * Status
             * @enum {string}
             */
            status: "asked" | "right" | "wrong" | "shown";
            /** Grade */
            grade: ("best" | "good" | "inaccuracy" | "mistake" | "blunder" | "close" | "forced") | null;
            /** Loss */
            loss: number | null;
            /** Actions */
            actions: string[];
            /** Labels */
            labels: components["schemas"]["Message"][];
            best: components["schemas"]["Choice"] | null;
            /** Line */
            line: components["schemas"]["LineStep"][];
            rated: components["schemas"]["Rated"] | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    me_api_me_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Known"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    set_name_api_me_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewName"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    wish_api_me_wishes_put: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Wishes"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    my_devices_api_me_devices_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Device"][];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sign_out_api_me_devices__id__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sign_out_elsewhere_api_me_sign_out_elsewhere_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    personal_link_api_me_link_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    revoke_link_api_me_link_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    link_owner_api_links__token__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkOwner"] | null;
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    use_link_api_links__token__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    games_api_games_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInfo"][];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    all_bots_api_bots_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opponent"][];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    texts_api_texts__scope___lang__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                scope: string;
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Error"];
                };
            };
        };
    };
    rules_api_rules__game___lang__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Error"];
                };
            };
        };
    };
    one_glossary_api_glossary__game___lang__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Glossary"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    doubts_api_games__game__doubts_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkedNotes"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Doubts"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    my_tables_api_tables_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"][];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    new_table_api_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    one_table_api_tables__id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    invitation_api_tables__id__invitation_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    invitation_code_api_tables__id__invitation_svg_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    join_api_tables__id__join_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Join"] | null;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    leave_api_tables__id__leave_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    give_seat_api_tables__id__seats__seat__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiveSeat"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    abandon_api_tables__id__abandon_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resign_api_tables__id__resign_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rematch_api_tables__id__rematch_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    fork_api_tables__id__fork_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFork"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    read_api_tables__id__notes_get: {
        parameters: {
            query?: {
                seat?: number | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notes"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    write_api_tables__id__notes_put: {
        parameters: {
            query?: {
                seat?: number | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Notes"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    download_api_tables__id__record_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Error"];
                };
            };
        };
    };
    draw_api_tables__id__drawing_get: {
        parameters: {
            query: {
                lang: string;
                width: number;
                name: string[];
                move?: number | null;
                seat?: number | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drawing"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    replay_api_tables__id__replay_get: {
        parameters: {
            query?: {
                move?: number | null;
                seat?: number | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replay"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    printed_api_tables__id__printed_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Printed"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    think_api_tables__id__thought_get: {
        parameters: {
            query: {
                move: number;
                bot?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Thought"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    review_api_tables__id__review_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewInfo"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    ask_api_tables__id__review_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewInfo"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    past_api_reviews__game__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastAccount"][];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    picture_api_tables__id__picture_svg_get: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    preview_api_tables__id__picture_png_get: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    summary_api_tables__id__summary_get: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Error"];
                };
            };
        };
    };
    listed_api_tables__id__comments_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"][];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    say_api_tables__id__comments_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewComment"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"][];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    take_back_api_tables__id__comments__number__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"][];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    all_puzzles_api_puzzles_get: {
        parameters: {
            query?: {
                day?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePuzzles"][];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    of_game_api_puzzles__game__get: {
        parameters: {
            query?: {
                day?: string | null;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePuzzles"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    next_puzzle_api_puzzles__game__next_get: {
        parameters: {
            query?: {
                theme?: string | null;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextPuzzle"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    mine_api_statistics_get: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    records_api_statistics_records_zip_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    table_api_statistics_games_csv_get: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Error"];
                };
            };
        };
    };
    decisions_api_statistics_decisions_csv_get: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Error"];
                };
            };
        };
    };
    mine_api_studies_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyInfo"][];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    new_api_studies_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WrittenStudy"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Study"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    one_api_studies__id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Study"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    change_api_studies__id__put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WrittenStudy"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    remove_api_studies__id__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    my_companions_api_companions_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanionInfo"][];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    new_companion_api_companions_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCompanion"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Companion"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    one_companion_api_companions__id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Companion"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    forget_api_companions__id__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    history_api_companions__id__history_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    }[];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    answer_api_companions__id__answer_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanionAnswer"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Companion"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    undo_api_companions__id__undo_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanionUndo"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Companion"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    all_lessons_api_lessons_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameLessons"][];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    of_game_api_lessons__game__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameLessons"];
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    lesson_texts_api_lessons__game__texts__lang__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description What is wrong, as a message and as a sentence */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Error"];
                };
            };
        };
    };
}

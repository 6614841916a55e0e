/** The notes of a lesson: what the server says stands there, and how to write in them. Empty at any other table. */
type Sign = '' | 'no' | 'maybe' | 'yes';

class LessonNotes {
  marks = $state.raw<Record<string, string> | null>(null);
  /** They are to be written in now. */
  open = $state(false);
  write: (place: string, sign: Sign) => void = () => {};

  /** Nothing is taught any more. */
  end(): void {
    [this.marks, this.open, this.write] = [null, false, () => {}];
  }
}

export const lesson_notes = new LessonNotes();

/** A page that somebody opened takes the focus, and gives it back when it is shut. */
import type { Attachment } from 'svelte/attachments';

export const opened: Attachment<HTMLElement> = (page) => {
  const before = document.activeElement;
  page.focus({ preventScroll: true });
  return () => {
    // Only if nobody took the focus elsewhere in the meantime: what is removed leaves it with the body.
    const now = document.activeElement;
    const lost = !now || now === document.body || page.contains(now);
    if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
};

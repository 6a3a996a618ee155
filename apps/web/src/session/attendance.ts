/** For how long after somebody's last key, click or turn of the wheel what a page asks is taken for theirs. */
const attendedMs = 60_000;
/** A click is what assistive technology leaves of a press. */
const signs = ["pointerdown", "click", "keydown", "wheel"] as const;

let seenAtMs = Date.now();

/** Notices that somebody is at the page. */
export function watchAttendance(page: EventTarget = window): void {
  for (const sign of signs)
    page.addEventListener(
      sign,
      () => {
        seenAtMs = Date.now();
      },
      { capture: true, passive: true },
    );
}

/** Whether nobody is, so that what is asked now is the page's own doing and keeps no session alive. */
export const isUnattended = (): boolean => Date.now() - seenAtMs > attendedMs;

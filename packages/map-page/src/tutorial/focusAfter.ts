/** How long a dialog that fades may take on a slow machine. */
const mostFrames = 120;

/** Waits until no dialog stands over the page any more: while one fades it keeps the focus inside. @returns waits no longer. */
export function onceDialogsAreGone(then: () => void): () => void {
  let frames = 0;
  let asked = 0;
  const look = () => {
    frames += 1;
    if (document.querySelector(".bp6-dialog") === null || frames > mostFrames) then();
    else asked = requestAnimationFrame(look);
  };
  asked = requestAnimationFrame(look);
  return () => cancelAnimationFrame(asked);
}

/**
 * What opened a tutorial gets the keyboard back by the shell, unless it is gone: the button in an empty Layers tab is another one once the
 * reader's own map has come back.
 */
export function giveFocusBack(): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(".map-page-opens-tutorial")?.focus();
  });
}

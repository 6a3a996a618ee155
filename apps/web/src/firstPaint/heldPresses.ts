/** Attributes: of the root while it does not listen yet, with the keys that were pressed, and of the button that was. */
export interface HeldMarks {
  readonly keys: "data-keys";
  readonly button: "data-pressed";
}

const keysHeld: HeldMarks["keys"] = "data-keys";
const buttonHeld: HeldMarks["button"] = "data-pressed";

export interface HeldKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * Ends the holding of presses once the page listens, and does what was held. Until then React knows of no press: of a part of the page
 * that it has not taken over yet it would drop it.
 */
export const letGoWhenNamed = (root: HTMLElement): void => whenNamed(() => letGo(root));

/** Ends the holding of presses, and does what was held where the page still has it. */
export function letGo(root: HTMLElement): void {
  const keys = JSON.parse(root.getAttribute(keysHeld) ?? "[]") as HeldKey[];
  root.removeAttribute(keysHeld);
  const button = root.querySelector<HTMLElement>(`[${buttonHeld}]`);
  button?.removeAttribute(buttonHeld);
  button?.click();
  for (const key of keys)
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent("keydown", { ...key, bubbles: true, cancelable: true }),
    );
}

/** Longer no page takes to stand, in milliseconds. */
const mostMs = 5_000;

/** React takes a page over part by part; the page itself names the tab once it stands and listens (`useTitle`). */
function whenNamed(run: () => void): void {
  const end = () => {
    named.disconnect();
    clearTimeout(timer);
    run();
  };
  const named = new MutationObserver(end);
  const title = document.querySelector("title");
  if (title !== null) named.observe(title, { childList: true, characterData: true, subtree: true });
  const timer = setTimeout(end, mostMs);
}

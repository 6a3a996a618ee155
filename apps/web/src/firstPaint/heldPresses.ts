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
 * Ends the noting of presses.
 *
 * @returns what does them, once the page listens.
 */
export function letGo(root: HTMLElement): () => void {
  const keys = JSON.parse(root.getAttribute(keysHeld) ?? "[]") as HeldKey[];
  root.removeAttribute(keysHeld);
  const button = root.querySelector<HTMLElement>(`[${buttonHeld}]`);
  button?.removeAttribute(buttonHeld);
  if (button === null && keys.length === 0) return () => undefined;
  return () =>
    whenNamed(() => {
      if (button?.isConnected) button.click();
      for (const key of keys)
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent("keydown", { ...key, bubbles: true, cancelable: true }),
        );
    });
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
  if (title !== null) named.observe(title, { childList: true });
  const timer = setTimeout(end, mostMs);
}

import type { HeldKey, HeldMarks } from "./heldPresses.ts";

// This script comes alone: what it shared with others would be a file more to wait for.
const keysHeld: HeldMarks["keys"] = "data-keys";
const buttonHeld: HeldMarks["button"] = "data-pressed";

/** The longest that the shell's code waits for pictures, in milliseconds. */
const picturesMs = 1_000;

const root = document.getElementById("root");

/** A page that came drawn is seen first; only then is the shell's own code fetched, which would be in its way. */
async function begin(): Promise<void> {
  await untilSeen();
  await Promise.race([picturesThere(), wait(picturesMs)]);
  const template = document.querySelector<HTMLTemplateElement>("template#shell-code");
  if (template !== null) document.head.append(template.content);
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Nobody sees a page in the background, which is never painted. */
const untilSeen = () =>
  new Promise<void>((seen) => {
    if (document.hidden) return seen();
    requestAnimationFrame(() => setTimeout(seen));
  });

/** Pictures in the window. */
const picturesThere = () =>
  Promise.allSettled(
    [...document.images]
      .filter((picture) => picture.getBoundingClientRect().top < innerHeight && picture.loading !== "lazy")
      .map((picture) => picture.decode()),
  );

/** What is pressed before anybody listens is done when somebody does; a link leads on by itself. */
function holdPresses(held: HTMLElement): void {
  const keys: HeldKey[] = [];
  held.setAttribute(keysHeld, "[]");
  const isHeld = () => held.hasAttribute(keysHeld);
  document.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (!isHeld() || button === null) return;
      held.querySelector(`[${buttonHeld}]`)?.removeAttribute(buttonHeld);
      button.setAttribute(buttonHeld, "");
    },
    true,
  );
  document.addEventListener(
    "keydown",
    ({ key, ctrlKey, metaKey, shiftKey, target }) => {
      const isTyped =
        target instanceof Element && target.closest("input, textarea, select, button, a") !== null;
      if (!isHeld() || isTyped || (key.length > 1 && key !== "Escape")) return;
      keys.push({ key, ctrlKey, metaKey, shiftKey });
      held.setAttribute(keysHeld, JSON.stringify(keys));
    },
    true,
  );
}

if (root !== null) holdPresses(root);
void begin();

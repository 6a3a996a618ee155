import type { HeldKey, HeldMarks } from "./heldPresses.ts";

// This script comes alone: what it shared with others would be a file more to wait for.
const keysHeld: HeldMarks["keys"] = "data-keys";
const buttonHeld: HeldMarks["button"] = "data-pressed";

/** The longest that the shell's code waits for pictures, in milliseconds. */
const picturesMs = 1_000;

/** A page that came drawn is seen first; only then is the shell's own code fetched, which would be in its way. */
async function begin(): Promise<void> {
  // It may have come from a cache while the document is still on its way, and the shell needs all of that.
  if (document.readyState === "loading")
    await new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true }));
  holdKeys();
  await untilSeen();
  await Promise.race([picturesThere(), wait(picturesMs)]);
  const template = document.querySelector<HTMLTemplateElement>("template#shell-code");
  if (template !== null) await fetchShell(template.content);
}

/** Has all of it fetched at once, and run part by part: between them the page scrolls and answers. */
async function fetchShell(code: DocumentFragment): Promise<void> {
  const entry = code.querySelector("script:not([async])");
  const parts = code.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]:not([fetchpriority])");
  entry?.remove();
  document.head.append(code);
  for (const { href } of parts) {
    // What fails to come fails again with the whole, which says so.
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await wait(0);
  }
  if (entry !== null) document.head.append(entry);
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

/** The page, for as long as it does not listen. */
const held = () => document.querySelector(`#root[${keysHeld}]`);

/** From here on the page is held, until the shell lets it go (`letGo`). */
const holdKeys = () => document.getElementById("root")?.setAttribute(keysHeld, "[]");

/** What is pressed before anybody listens is done when somebody does; a link leads on by itself. */
function holdPresses(): void {
  document.addEventListener("click", (event) => holdButton(event), true);
  document.addEventListener("keydown", (event) => holdKey(event), true);
}

function holdButton(event: MouseEvent): void {
  const { target } = event;
  const button = target instanceof Element ? target.closest("button") : null;
  if (button === null || held() === null) return;
  event.stopPropagation();
  document.querySelector(`[${buttonHeld}]`)?.removeAttribute(buttonHeld);
  button.setAttribute(buttonHeld, "");
}

function holdKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing, target } = event;
  const root = held();
  const isTyped = target instanceof Element && target.closest("input, textarea, select, button, a") !== null;
  if (root === null || isTyped || altKey || isComposing || (key.length > 1 && key !== "Escape")) return;
  event.stopPropagation();
  const keys = JSON.parse(root.getAttribute(keysHeld) ?? "[]") as HeldKey[];
  root.setAttribute(keysHeld, JSON.stringify([...keys, { key, ctrlKey, metaKey, shiftKey }]));
}

holdPresses();
void begin();

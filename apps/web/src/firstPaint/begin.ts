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
  entry?.addEventListener("error", () => giveUp());
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
  const { key, ctrlKey, metaKey, shiftKey } = event;
  const root = held();
  if (root === null || !isShortcut(event)) return;
  event.stopPropagation();
  // A browser has uses of its own for most of them.
  if (key !== "Escape") event.preventDefault();
  const keys = JSON.parse(root.getAttribute(keysHeld) ?? "[]") as HeldKey[];
  root.setAttribute(keysHeld, JSON.stringify([...keys, { key, ctrlKey, metaKey, shiftKey }]));
}

/** What the shell answers to wherever the focus is: the search, by either of its keys, and Escape. All else is the browser's. */
function isShortcut({ key, ctrlKey, metaKey, altKey, isComposing, repeat, target }: KeyboardEvent): boolean {
  if (altKey || isComposing || repeat) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === "k";
  const isTyped = target instanceof Element && target.closest("input, textarea, select") !== null;
  return !isTyped && (key === "/" || key === "Escape");
}

/** The page stays to be read. */
function giveUp(): void {
  const root = held();
  if (root === null) return;
  root.removeAttribute(keysHeld);
  document.querySelector(`[${buttonHeld}]`)?.removeAttribute(buttonHeld);
  const notice = document.createElement("p");
  notice.className = "first-paint-notice";
  notice.setAttribute("role", "alert");
  const again = document.createElement("a");
  again.href = location.href;
  again.textContent = "Load it again";
  // A link to a place within the page would lead there alone.
  again.addEventListener("click", (event) => {
    event.preventDefault();
    location.reload();
  });
  notice.append("Part of this page did not arrive: it can be read, and does not answer. ", again);
  document.body.append(notice);
}

holdPresses();
begin().catch((error: unknown) => {
  console.error("The shell did not come.", error);
  giveUp();
});

/** So long texts, pictures and figures may come after the cards that they stand in, in milliseconds. */
const comingMs = 10_000;

/** By which a reader takes a list over. */
const takings = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Does something again whenever a card of a list gets another size, until its reader takes it over.
 *
 * @returns what ends it.
 */
export function untilRead(list: HTMLElement, again: () => void): () => void {
  const sizes = new ResizeObserver(again);
  for (const card of list.children) sizes.observe(card);
  const end = () => {
    sizes.disconnect();
    clearTimeout(timer);
    for (const taking of takings) list.removeEventListener(taking, end);
  };
  const timer = setTimeout(end, comingMs);
  for (const taking of takings) list.addEventListener(taking, end, { passive: true });
  return end;
}

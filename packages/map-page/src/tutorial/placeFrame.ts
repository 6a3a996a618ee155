/** What scrolls around an element, if anything does. */
export function scrollerAround(element: Element): Element | undefined {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if ((overflowY === "auto" || overflowY === "scroll") && around.scrollHeight > around.clientHeight)
      return around;
  }
  return undefined;
}

/**
 * Scrolls an element into the sight of what scrolls around it, and nothing farther out: what hides its own ends there could be moved
 * as well, and nobody could move it back.
 */
export function bringIntoSight(element: Element): void {
  const scroller = scrollerAround(element);
  if (scroller === undefined) return;
  const [own, around] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (own.top >= around.top && own.bottom <= around.bottom) return;
  const spare = Math.max(around.height - own.height, 0);
  scroller.scrollTop += own.top - around.top - spare / 2;
}

/**
 * Lays a frame over an element, as far as that can be seen.
 *
 * @returns whether it lay elsewhere before.
 */
export function placeFrame(frame: HTMLElement, element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const around = scrollerAround(element)?.getBoundingClientRect();
  const [leftPx, rightPx] = within(left, right, 0, window.innerWidth);
  const [topPx, bottomPx] = within(
    top,
    bottom,
    Math.max(around?.top ?? 0, 0),
    Math.min(around?.bottom ?? window.innerHeight, window.innerHeight),
  );
  const place = [leftPx, topPx, rightPx - leftPx, bottomPx - topPx].map((px) => `${Math.round(px)}px`);
  if (frame.dataset.place === place.join(" ")) return false;
  frame.dataset.place = place.join(" ");
  const [x = "", y = "", width = "", height = ""] = place;
  Object.assign(frame.style, { left: x, top: y, width, height });
  return true;
}

/** What of a stretch lies within another; its nearest end where nothing does. */
const within = (from: number, to: number, least: number, most: number): [number, number] => [
  Math.min(Math.max(from, least), most),
  Math.max(Math.min(to, most), least),
];

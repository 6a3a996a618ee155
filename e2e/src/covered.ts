import type { Locator, Page } from "playwright-core";

/** For each, whether its middle can be pressed where it stands. */
export const inReach = (controls: Locator) =>
  controls.evaluateAll((controls) =>
    controls.map((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return control.parentElement?.contains(hit) === true;
    }),
  );

/** What lies over parts of the page that nothing should lie over. */
export const coveredBy = (page: Page, parts: string) =>
  page.locator(parts).evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const others = document.querySelectorAll(".sb-map button, .sb-sheet, .sb-dock");
      return [...others].flatMap((other) => {
        const box = other.getBoundingClientRect();
        const isOver = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        return isOver && box.width > 0 ? [other.textContent || other.className] : [];
      });
    }),
  );

/** Controls whose middle, or a corner a finger may meet, belongs to something else on the screen. */
export const coveredControls = (page: Page, which: string) =>
  page.evaluate((which) => {
    const controls = [...document.querySelectorAll<HTMLElement>(which)];
    const insetPx = 4;
    return controls.flatMap((control) => {
      const { left, right, top, bottom, width } = control.getBoundingClientRect();
      const isShown = width > 0 && !control.classList.contains("sb-skip-link") && control.checkVisibility();
      if (!isShown) return [];
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + insetPx, top + insetPx],
        [right - insetPx, top + insetPx],
        [left + insetPx, bottom - insetPx],
        [right - insetPx, bottom - insetPx],
      ] as const;
      const covering = points
        .map(([x, y]) => document.elementFromPoint(x, y))
        .find((element) => element === null || !control.contains(element));
      const name = control.getAttribute("aria-label") ?? control.textContent;
      return covering === undefined
        ? []
        : [`${name} under ${covering?.outerHTML.slice(0, 80) ?? "the edge of the window"}`];
    });
  }, which);

import type { Locator } from "playwright-core";

/**
 * What can be pressed within a part of the page and has less than 44 px for a finger, one line each. Left out: what
 * has another way to the same (marks of a slider, columns of a chart), and links within text.
 */
export const tooSmallForFingers = (part: Locator): Promise<string[]> =>
  part.evaluate((part) => {
    const leastPx = 44;
    const selector = "button, input, select, summary, [role=menuitem], [role=slider]";
    const pressed = [...part.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest("[aria-hidden=true], [inert], [hidden], [role=toolbar]") === null,
    );
    return pressed.flatMap((element) => {
      const { left, top, width, height } = (element.closest("label") ?? element).getBoundingClientRect();
      // Some reach beyond their drawing, by a pseudo-element.
      const after = getComputedStyle(element, "::after");
      const [reachX, reachY] =
        after.position === "absolute" ? [after.insetInlineStart, after.insetBlockStart] : [];
      const widthPx = width - 2 * Math.min(0, Number.parseFloat(reachX ?? "0") || 0);
      const heightPx = height - 2 * Math.min(0, Number.parseFloat(reachY ?? "0") || 0);
      const isLarge = widthPx >= leastPx - 0.5 && heightPx >= leastPx - 0.5;
      const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
      return isLarge || (left === 0 && top === 0 && width === 0)
        ? []
        : [`${name.slice(0, 40) || element.className}: ${Math.round(widthPx)} by ${Math.round(heightPx)}`];
    });
  });

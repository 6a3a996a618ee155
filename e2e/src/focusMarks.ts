import type { Page } from "playwright-core";

/**
 * Goes through a page by Tab, and says of what nothing shows that the keyboard is on it.
 *
 * @param most steps of Tab.
 * @returns a line for each such place, by its tag and name; empty where all are to be seen.
 */
export async function unmarkedFocus(page: Page, most: number): Promise<readonly string[]> {
  const unmarked = new Set<string>();
  for (let step = 0; step < most; step++) {
    await page.keyboard.press("Tab");
    const place = await page.evaluate(lackingMark);
    if (place !== undefined) unmarked.add(place);
  }
  return [...unmarked];
}

function lackingMark(): string | undefined {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return undefined;
  // A box or a switch is drawn by what stands beside it; the canvas of a map has the ring of its frame.
  const drawn = [focused, focused.parentElement?.querySelector(".bp6-control-indicator")];
  const isMarked = drawn.some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const hasRing = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    return hasRing || /0px 0px 0px [2-9]px/.test(boxShadow);
  });
  const name = focused.getAttribute("aria-label") ?? focused.textContent ?? "";
  return isMarked ? undefined : `${focused.tagName.toLowerCase()}.${focused.className} ${name.slice(0, 60)}`;
}

/** Fields, boxes, switches and solid buttons that have no edge, where their grounds are not drawn. */
export const edgeless = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "#root :is(.bp6-input, select, .bp6-control-indicator, .bp6-button:not(.bp6-minimal))",
      ),
    ]
      .filter((element) => element.checkVisibility() && !element.closest(".admin-brand-scope"))
      .filter((element) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
        return borderTopStyle === "none" || Number.parseFloat(borderTopWidth) < 1;
      })
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`),
  );

export const tabId = (focus: string) => `map-page-tab-${focus}`;

/**
 * Gives a tab the keyboard once the drawer is drawn anew, which takes its buttons along. Whoever has put the keyboard
 * elsewhere meanwhile keeps it there: a frame may take long where a map is drawn.
 */
export function focusTab(tab: string): void {
  const before = document.activeElement;
  requestAnimationFrame(() => {
    const now = document.activeElement;
    if (now === null || now === document.body || now === before) document.getElementById(tabId(tab))?.focus();
  });
}

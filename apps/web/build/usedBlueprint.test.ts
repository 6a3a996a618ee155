import { expect, it } from "vitest";
import { keptSelectors, usedClasses } from "./usedBlueprint.ts";

it.each([
  ".bp6-button.bp6-intent-danger:hover",
  ".bp6-popover-placement-bottom > .bp6-popover",
  ".bp6-overlay-enter-active > .bp6-overlay-backdrop",
  "h5.bp6-heading",
  ".bp6-button:not(.bp6-tree):not([class*=bp6-table])",
  "a:hover",
])("keeps what a screen may have: %s", (selector) => {
  expect(keptSelectors(usedClasses())(selector)).toBe(true);
});

it.each([
  ".bp6-dark .bp6-button",
  ".bp6-tree-node",
  ".bp6-button > .bp6-panel-stack-header",
  ".bp6-icon-add::before",
  ".bp6-tree-enter",
])("leaves out what none has: %s", (selector) => {
  expect(keptSelectors(usedClasses())(selector)).toBe(false);
});

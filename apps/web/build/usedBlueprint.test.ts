import { expect, it } from "vitest";
import { componentsIn, keptSelectors, usedClasses } from "./usedBlueprint.ts";

it.each([
  ["keeps", ".bp6-button.bp6-intent-danger:hover"],
  ["keeps", ".bp6-popover-placement-bottom > .bp6-popover"],
  ["keeps", ".bp6-overlay-enter-active > .bp6-overlay-backdrop"],
  ["keeps", "h5.bp6-heading"],
  ["keeps", ".bp6-button:not(.bp6-tree):not([class*=bp6-table])"],
  ["keeps", "a:hover"],
  ["leaves out", ".bp6-dark .bp6-button"],
  ["leaves out", ".bp6-tree-node"],
  ["leaves out", ".bp6-button > .bp6-panel-stack-header"],
  ["leaves out", ".bp6-icon-add::before"],
  ["leaves out", ".bp6-tree-enter"],
])("%s what our screens may have and no more: %s", (what, selector) => {
  expect(keptSelectors(usedClasses())(selector)).toBe(what === "keeps");
});

it("reads components by their own names, whatever a source calls them", () => {
  const source = 'import {\n  Dialog as BlueprintDialog,\n  DialogBody,\n} from "@blueprintjs/core";';
  expect(componentsIn(source)).toEqual(expect.arrayContaining(["Dialog", "DialogBody"]));
});

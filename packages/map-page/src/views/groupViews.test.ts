import { expect, it } from "vitest";
import { foldersOf, groupViews } from "./groupViews.ts";
import { savedView } from "./testing/savedView.ts";

const views = [
  savedView({ name: "Te Awa" }),
  savedView({ name: "Area 10", folder: "Rivers" }),
  savedView({ name: "Area 9", folder: "rivers" }),
  savedView({ name: "For all", is_shared: true }),
];
const told = (search = "") =>
  groupViews(views, search).map(({ folder, isShared, views: own }) => [
    isShared,
    folder,
    own.map(({ name }) => name),
  ]);

it("puts views by folder, one's own first, as one counts and reads", () => {
  expect(told()).toEqual([
    [false, "", ["Te Awa"]],
    [false, "Rivers", ["Area 9", "Area 10"]],
    [true, "", ["For all"]],
  ]);
});

it("finds them by name and by folder", () => {
  expect(told("awa")).toEqual([[false, "", ["Te Awa"]]]);
  expect(told("river 9")).toEqual([[false, "rivers", ["Area 9"]]]);
  expect(told("nowhere")).toEqual([]);
});

it("offers each folder once", () => {
  expect(foldersOf(views)).toEqual(["rivers", "Rivers"].sort());
});

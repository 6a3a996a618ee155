import { expect, it } from "vitest";
import { elementReportName, fileNameOf } from "./documentTitle.ts";

const on = new Date(2026, 10, 4, 23, 30);

it.each([
  [
    "its name, its id and the day",
    { name: "Waimārama School", id: "B-12" },
    "Waimārama School, B-12, 2026-11-04",
  ],
  ["without a name", { name: "", id: "B-12" }, "B-12, 2026-11-04"],
  ["whose name is its id", { name: "B-12", id: "B-12" }, "B-12, 2026-11-04"],
])("EXP-03 names an element's report by %s", (_case, element, name) => {
  expect(elementReportName(element, on)).toBe(name);
});

it.each([
  ["Pump 3/4: <inlet>", "Pump 3 4 inlet"],
  ["Ōtaki \u202e\u0000 gnp.exe", "Ōtaki gnp.exe"],
  ["..", "Report"],
  ["a".repeat(500), "a".repeat(120)],
  ["", "Report"],
])("EXP-03 makes a name that any file system takes: %j", (title, name) => {
  expect(fileNameOf(title)).toBe(name);
});

import { expect, it } from "vitest";
import { createDownloadBudget } from "./downloadBudget.ts";

it("writes two files of a person at a time, whoever else asks, and another once one is done", () => {
  const budget = createDownloadBudget();
  const end = budget.begin("kiri");
  budget.begin("kiri");
  const tooMany = expect.objectContaining({ code: "summary/too-many-downloads" });
  expect(() => budget.begin("kiri")).toThrow(tooMany);
  budget.begin("tama");
  end();
  end();
  budget.begin("kiri");
  expect(() => budget.begin("kiri")).toThrow(tooMany);
});

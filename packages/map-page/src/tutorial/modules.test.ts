import type { TutorialModule } from "@stopbank/plugin-api/browser";
import { expect, it } from "vitest";
import { modulesOf } from "./modules.ts";

const step = (module: TutorialModule, title: string) => ({ module, title, text: "", at: "body" });

it("TUT-02: orders modules as the menu has them, whichever plugin their steps come from", () => {
  const modules = modulesOf([
    step("Map Tools", "measure"),
    step("Map Basics", "search"),
    step("Map Tools", "mark a site"),
  ]);
  expect(modules.map(({ name, steps }) => [name, steps.map(({ title }) => title)])).toEqual([
    ["Map Basics", ["search"]],
    ["Map Tools", ["measure", "mark a site"]],
  ]);
});

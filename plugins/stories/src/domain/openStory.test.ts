import { expect, it } from "vitest";
import { holdOpenStory, isLeftByOther } from "./openStory.ts";

const path = "/risk/stories/1/a-flood";

it("STO-03 a change of client clears the open story, whose address stays", () => {
  holdOpenStory({ client: "larkhaven", path })(path);
  expect(isLeftByOther("larkhaven", path)).toBe(false);
  expect(isLeftByOther("northport", path)).toBe(true);
  expect(isLeftByOther("northport", "/risk/stories/2/the-rising-sea")).toBe(false);
});

it("STO-03 a story that was closed before the client was changed clears no other", () => {
  holdOpenStory({ client: "larkhaven", path })("/risk/stories");
  expect(isLeftByOther("northport", path)).toBe(false);
  holdOpenStory({ client: "larkhaven", path })(path);
  holdOpenStory(undefined);
  expect(isLeftByOther("northport", path)).toBe(false);
});

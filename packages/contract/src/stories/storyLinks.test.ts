import { expect, it } from "vitest";
import { missesStory } from "./storyLinks.ts";

it.each([
  ["/risk/stories/1/a-flood", false],
  ["/risk/stories/2", true],
  ["/risk/stories/99/no-such-story", true],
  ["/risk/stories/one", true],
  ["/risk/stories", false],
  ["/risk", false],
])("a link of a story that leads to no story is missed, to %s: %s", (path, isMissed) => {
  expect(missesStory(path, (id) => id === 1)).toBe(isMissed);
});

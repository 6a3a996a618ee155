import { expect, it } from "vitest";
import { storyNamed } from "../testing/storyServer.ts";
import { goesOnFrom } from "./unsavedStories.ts";

const story = storyNamed("Left");

it.each([
  ["of the same draft", { revision: "r1", base: 1 }, { revision: "r1", base: 1 }, true],
  ["of the same draft, kept without its version", { revision: "r1" }, { revision: "r1", base: 1 }, true],
  ["of a draft that was saved since", { revision: "r1", base: 1 }, { revision: "r2", base: 1 }, false],
  ["of the version that is published", { revision: null, base: 1 }, { revision: null, base: 1 }, true],
  ["of an older version", { revision: null, base: 1 }, { revision: null, base: 2 }, false],
  ["of no draft, kept without its version", { revision: null }, { revision: null, base: 1 }, false],
])("story authoring: what was left goes on or stays behind: %s", (_which, left, now, goesOn) => {
  expect(goesOnFrom({ story, ...left }, now)).toBe(goesOn);
});

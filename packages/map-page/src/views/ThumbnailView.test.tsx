import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./ThumbnailView.states.tsx";

it("has its size before its picture comes, and says nothing beside the name", () => {
  const { unmount } = draw(states, "one");
  const picture = document.querySelector("img");
  expect([picture?.alt, picture?.width, picture?.height]).toEqual(["", 96, 60]);
  unmount();
  draw(states, "none");
  expect(document.querySelector("img")).toBeNull();
});

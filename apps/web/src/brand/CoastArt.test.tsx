import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./CoastArt.states.tsx";

it("lays the land over its shallows, and hills and a river over the land", () => {
  const { container } = draw(states, "drawn");
  const kinds = [...container.querySelectorAll("path")].map((path) => path.getAttribute("class"));
  expect([...new Set(kinds)]).toEqual(["coast-shelf", "coast-land", "coast-height", "coast-river"]);
});

import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./OtherMapView.states.tsx";

it.each([
  ["right of a divider", ["sb-map-other"]],
  ["the right half", ["sb-map-other", "sb-map-other-halved"]],
  ["under a tool", ["sb-map-other", "sb-map-other-still"]],
] as const)("has a place for the second map: %s", (state, classes) => {
  draw(states, state);
  const place = document.querySelector(".sb-map-other-place");
  expect([...(place?.parentElement?.classList ?? [])]).toEqual(classes);
  expect(place?.parentElement?.style.getPropertyValue("--sb-divider")).toBe("0.5");
});

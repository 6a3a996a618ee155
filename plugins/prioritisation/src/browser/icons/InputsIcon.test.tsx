import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./InputsIcon.states.tsx";

it("is as large as it is asked for, and says nothing", () => {
  const icon = draw(states, "large").container.querySelector("svg");
  expect([icon?.getAttribute("width"), icon?.getAttribute("aria-hidden")]).toEqual(["20", "true"]);
});

import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./StillView.states.tsx";

it("is out of reach as a whole", () => {
  draw(states, "still");
  expect(document.querySelector("a")?.closest("[inert]")).toBeTruthy();
});

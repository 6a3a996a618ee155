import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./GapView.states.tsx";

it("is as high as what is left out, and no row to those who hear the table", () => {
  const { container, queryByRole } = draw(states, "some left out");
  expect(container.querySelector("td")?.style.height).toBe("390px");
  expect(queryByRole("row")).toBeNull();
});

it("is not there where nothing is left out", () => {
  expect(draw(states, "none left out").container.querySelector("td")).toBeNull();
});

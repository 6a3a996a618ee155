import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./RankBandView.states.tsx";

it("says best, middle and worst rank, and how firm that is in words", () => {
  const { container } = draw(states, "over some ranks");
  expect(container.textContent).toBe(
    "From 2 to 11, in the middle 4. In the top ten for 92% of weightings. Top five for 40%, top ten for 92%",
  );
  expect(container.querySelector("[title]")?.getAttribute("title")).toBe(
    "From 2 to 11, in the middle 4, of 40. Top five for 40%, top ten for 92%",
  );
});

it("says one share alone where no more than ten areas are ranked", () => {
  const { container } = draw(states, "of ten");
  expect(container.textContent).toBe("From 2 to 9, in the middle 4. In the top five for 40% of weightings");
  expect(container.querySelector("[title]")?.getAttribute("title")).toBe(
    "From 2 to 9, in the middle 4, of 10",
  );
});

it("draws the band where its ranks are, of all there are", () => {
  const { container } = draw(states, "over all ranks");
  const band = container.querySelector<HTMLElement>(".priority-band-span");
  expect([band?.style.left, band?.style.width]).toEqual(["0%", "100%"]);
});

it.each(["firm", "one area"] as const)("is one place where no weighting moves it: %s", (state) => {
  const { container } = draw(states, state);
  expect(container.textContent).toBe("Always 1. Number 1 whatever you value");
  expect(container.querySelector<HTMLElement>(".priority-band-span")?.style.width).toBe("0%");
});

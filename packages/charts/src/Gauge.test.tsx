import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./Gauge.states.tsx";

/** How much of the half circle is coloured. */
const colouredOf = (container: Element) => {
  const dashes = container
    .querySelector("path[stroke]")
    ?.getAttribute("stroke-dasharray")
    ?.split(" ")
    .map(Number);
  return dashes === undefined ? 0 : ((dashes[0] ?? 0) * 2) / (dashes[1] ?? 1);
};

it.each([
  ["some", 0.243],
  ["all", 1],
  ["none", 0],
  ["nothing to share", 0],
] as const)("fills as far as the share goes: %s", (state, share) => {
  expect(colouredOf(draw(states, state).container)).toBeCloseTo(share, 6);
});

it("shows that there is something, however little", () => {
  const coloured = colouredOf(draw(states, "hardly any").container);
  expect(coloured).toBeGreaterThan(0.001);
  expect(screen.getByRole("img").getAttribute("aria-label")).toMatch(/ of 6,958 assessed$/);
});

it("has part, whole and share in its table", async () => {
  const { user } = draw(states, "long text");
  await user.click(screen.getByRole("button"));
  expect(screen.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
    "Quantity",
    "Flooded over the floor3,479",
    "Of6,958",
    expect.stringMatching(/^Share50/),
  ]);
});

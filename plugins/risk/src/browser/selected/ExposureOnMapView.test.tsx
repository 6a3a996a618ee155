import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ExposureOnMapView.states.tsx";

const items = () =>
  screen.queryAllByRole("listitem").map((item) => [
    item.querySelector("strong")?.textContent,
    within(item)
      .getAllByRole("definition")
      .map(({ textContent }) => textContent),
  ]);

it.each([
  ["none", 0, true, undefined],
  ["one", 1, false, undefined],
  ["several", 4, false, "Element highest risk: Major"],
  ["no hazard reaches it", 2, false, undefined],
  ["outage", 1, false, undefined],
  ["long text", 1, false, undefined],
] as const)(
  "MAP-28 tells each scenario on the map, and the worst where there are several: %s",
  (state, count, isEmpty, worst) => {
    const { container } = draw(states, state);
    expect(items()).toHaveLength(count);
    expect(screen.queryByText("There are no hazards on the map.") !== null).toBe(isEmpty);
    expect(container.querySelector(".risk-worst")?.textContent).toBe(worst);
  },
);

it("gives the class, and how much of it there is where that is known", () => {
  draw(states, "several");
  expect(screen.getByRole("heading").textContent).toBe("Element exposure by hazards on map");
  expect(items()).toEqual([
    ["Tsunami, 1 m", ["Moderate", "1.2\u00a0m"]],
    ["Tsunami, 3 m", ["Major", "2.6\u00a0m"]],
    ["Tsunami, 0 m", ["Not exposed"]],
    ["Tsunami, landslide", ["Not assessed"]],
  ]);
});

it("MAP-29 speaks of outages and their length where elements go out", () => {
  draw(states, "outage");
  expect(screen.getByRole("heading").textContent).toBe("Element outage by hazards on map");
  expect(screen.getByText("Length of outage")).toBeTruthy();
  expect(screen.getByText("14 days")).toBeTruthy();
});

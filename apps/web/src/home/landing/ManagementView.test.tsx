import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ManagementView.states.tsx";

const parts = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

it("HOM-05: says the objectives, what is delivered when, and what else there is", () => {
  draw(states, "many");
  expect(parts()).toEqual(["Objectives", "Milestones", "Additional services"]);
  const milestones = within(screen.getByRole("region", { name: "Milestones" })).getAllByRole("listitem");
  expect(milestones.map(({ textContent }) => textContent)).toEqual([
    "31 March 2026Date has passedDataBuildings and networks checked",
    "31 August 2026NextHazardsEvery hazard modelled",
    "SummerHandoverStaff trained",
  ]);
});

it("leaves out what there is none of, and says of services what the client says", () => {
  const { unmount } = draw(states, "services alone");
  expect(parts()).toEqual(["Additional services"]);
  unmount();
  draw(states, "the client's services");
  expect(screen.getByText("A bathymetry of the harbour.")).toBeTruthy();
  expect(screen.getByText("Led by Mere.")).toBeTruthy();
});

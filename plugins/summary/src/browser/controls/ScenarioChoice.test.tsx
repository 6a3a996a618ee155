import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ScenarioChoice.states.tsx";

const opener = (name: string) => screen.getByRole("button", { name: `Hazard scenarios ${name}` });

it("SUM-02 invites to choose, and shows two by name and how many more", () => {
  const { unmount } = draw(states, "none");
  expect(opener("Choose hazard scenarios")).toBeTruthy();
  unmount();
  draw(states, "many");
  expect(opener("River flooding, 1 in 100 years Ngāti fault, Magnitude 7 and 1 more")).toBeTruthy();
});

it("SUM-02 opens the list, which stays open while one chooses", async () => {
  const { user } = draw(states, "none");
  await user.click(opener("Choose hazard scenarios"));
  await user.click(await screen.findByLabelText("1 in 20 years"));
  await user.click(screen.getByLabelText("Magnitude 7"));
  expect(screen.getByLabelText("1 in 100 years")).toBeTruthy();
});

import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import states from "./Methodology.states.tsx";

// Fetched with the first text there is: here before any, so that no test waits for it.
beforeAll(() => import("@stopbank/markdown"));

const figures = () =>
  screen.queryAllByRole("figure").map((figure) => figure.querySelector("h4")?.textContent);

it.each([
  ["figures", ["Damage class thresholds", "Damage curve"]],
  ["over the floor", ["Damage curve"]],
  ["fragility", ["Fragility curves"]],
  ["words alone", []],
] as const)("has a figure for each method, and its words: %s", async (state, expected) => {
  draw(states, state);
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Buildings in a river flood");
  expect(figures()).toEqual(expected);
  expect((await screen.findByText("surveyed")).tagName).toBe("STRONG");
  expect(screen.getByText("An element takes the greatest value under it.")).toBeTruthy();
  expect(screen.getByText("The study covered the whole of the dataset.")).toBeTruthy();
});

it("says where it comes from and what it holds to, where that is stated", async () => {
  const { unmount } = draw(states, "figures");
  const stated = () => [screen.queryByRole("link")?.textContent, screen.queryByText("Conventions") !== null];
  await screen.findByText("surveyed");
  expect(stated()).toEqual(["Losses of a flood", true]);
  unmount();
  draw(states, "words alone");
  await screen.findByText("surveyed");
  expect(stated()).toEqual([undefined, false]);
});

it.each([
  ["figures", "Damage curve", "Depth (m)"],
  ["over the floor", "Damage curve", "Depth over the floor (m)"],
  ["fragility", "Fragility curves", "Shaking (g)"],
] as const)("names what is read, over what and in which unit: %s", async (state, title, axis) => {
  const { user } = draw(states, state);
  await user.click(screen.getByRole("button", { name: `Table of ${title}` }));
  expect(screen.getAllByRole("columnheader")[0]?.textContent).toBe(axis);
});

it("G-17: shows its picture large when it is pressed", async () => {
  const { user } = draw(states, "a picture");
  await user.click(screen.getByRole("button", { name: "How damage follows: Buildings in a river flood" }));
  await screen.findByRole("dialog", { name: "Picture" });
});

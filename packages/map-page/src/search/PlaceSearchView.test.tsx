import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { places } from "../testing/places.ts";
import states from "./PlaceSearchView.states.tsx";

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Search by address" });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

it("MAP-16 says what it is for", () => {
  draw(states, "empty");
  expect(field().placeholder).toBe("Search by address");
});

it.each([
  ["too short", "Type more characters to see suggestions"],
  ["loading", "Loading..."],
  ["none", "No matches found"],
  ["failed", "The search could not be asked. Try again in a moment."],
  [
    "refused",
    "This data was published before it could be searched. Ask an administrator to import it again.",
  ],
] as const)("MAP-16 says why nothing is there: %s", async (state, words) => {
  const { user } = draw(states, state);
  await user.click(field());
  expect(screen.getByRole("status").textContent).toBe(words);
});

it("MAP-16 lists places by name with what they are, to choose from by keyboard and by a click", async () => {
  const onChoose = vi.fn();
  const { user } = draw(states, "found", { onChoose });
  await user.click(field());
  expect(screen.getByRole("listbox", { name: "Places found" })).toBeTruthy();
  expect(options()).toEqual(places.map(({ title, detail }) => title + detail));
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await user.click(field());
  await user.click(screen.getByText("Larkhaven School"));
  expect(onChoose.mock.calls).toEqual([[places[1]], [places[2]]]);
});

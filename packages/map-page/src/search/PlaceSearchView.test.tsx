import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { places } from "../testing/places.ts";
import states from "./PlaceSearchView.states.tsx";

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Search by address" });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const chosen = () => screen.queryByRole("option", { selected: true })?.textContent;
const titles = places.map(({ title, detail }) => title + detail);

it("MAP-16 says what it is for, and nothing before one types", async () => {
  const { user } = draw(states, "empty");
  expect(field().placeholder).toBe("Search by address");
  await user.click(field());
  expect([screen.getByRole("status", { hidden: true }).textContent, options()]).toEqual(["", []]);
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
  expect(field().getAttribute("aria-expanded")).toBe("false");
});

it("MAP-16 is gone through by arrows, round and round, and chosen from by Enter", async () => {
  const onChoose = vi.fn();
  const { user } = draw(states, "found", { onChoose });
  await user.click(field());
  expect([options(), chosen()]).toEqual([titles, undefined]);
  const way: (string | null | undefined)[] = [];
  for (const key of ["{ArrowDown}", "{ArrowDown}", "{ArrowUp}", "{ArrowUp}", "{ArrowDown}"]) {
    await user.keyboard(key);
    way.push(chosen());
  }
  expect(way).toEqual([titles[0], titles[1], titles[0], titles.at(-1), titles[0]]);
  expect(document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent).toBe(
    titles[0],
  );
  await user.keyboard("{Enter}");
  expect(onChoose.mock.calls).toEqual([[places[0]]]);
  expect(options()).toEqual([]);
});

it("MAP-16 closes on Escape, and takes the key from the drawer only while it is open", async () => {
  const taken: boolean[] = [];
  const listen = (event: KeyboardEvent) => taken.push(event.defaultPrevented);
  document.addEventListener("keydown", listen);
  const { user } = draw(states, "found");
  await user.click(field());
  await user.keyboard("{Escape}{Escape}");
  document.removeEventListener("keydown", listen);
  expect([options(), taken]).toEqual([[], [true, false]]);
});

it("is chosen from by a click, and emptied", async () => {
  const [onChoose, onText] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "found", { onChoose, onText });
  await user.click(field());
  await user.click(screen.getByText("Larkhaven School"));
  expect(onChoose.mock.calls).toEqual([[places[2]]]);
  await user.click(screen.getByRole("button", { name: "Clear search" }));
  expect(onText.mock.lastCall).toEqual([""]);
  expect(document.activeElement).toBe(field());
});

it("tells what is typed, and closes when one goes elsewhere", async () => {
  const onText = vi.fn();
  const { user } = draw(states, "found", { onText });
  await user.type(field(), "h");
  expect(onText.mock.lastCall).toEqual(["larkh"]);
  expect(options()).toEqual(titles);
  await user.click(document.body);
  expect(options()).toEqual([]);
});

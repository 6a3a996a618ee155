import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./PropertySearchView.states.tsx";

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Search for a property" });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const chosen = () => screen.queryByRole("option", { selected: true })?.textContent;
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Search" });

it.each([
  ["too short", "Type more characters to see suggestions"],
  ["loading", "Loading..."],
  ["none", "No matches found"],
  ["failed", "The search could not be asked. Try again in a moment."],
] as const)("PRO-03 hints at why nothing is there: %s", async (state, words) => {
  const { user } = draw(states, state);
  await user.click(field());
  expect(screen.getByRole("status").textContent).toBe(words);
});

it("PRO-02 has 'Search' disabled until a suggestion is chosen", async () => {
  const onSearch = vi.fn();
  const { user, unmount } = draw(states, "found", { onSearch });
  expect(button().disabled).toBe(true);
  await user.click(field());
  await user.keyboard("{Enter}");
  expect(onSearch).not.toHaveBeenCalled();
  unmount();
  const after = draw(states, "chosen", { onSearch });
  expect(button().disabled).toBe(false);
  await after.user.click(button());
  await after.user.click(field());
  await after.user.keyboard("{Enter}");
  expect(onSearch).toHaveBeenCalledTimes(2);
});

it("PRO-03 goes round by arrows, takes one by Enter, and closes", async () => {
  const onChoose = vi.fn();
  const { user } = draw(states, "found", { onChoose });
  await user.click(field());
  const all = options();
  expect(all).toHaveLength(3);
  const way: (string | null | undefined)[] = [];
  for (const key of ["{ArrowUp}", "{ArrowDown}", "{ArrowDown}"]) {
    await user.keyboard(key);
    way.push(chosen());
  }
  expect(way).toEqual([all[2], all[0], all[1]]);
  await user.keyboard("{Enter}");
  expect(onChoose.mock.calls).toEqual([[{ asset_id: "PROP-00002", search_match: all[1] }]]);
  expect(options()).toEqual([]);
});

it("PRO-03 closes on Escape", async () => {
  const { user } = draw(states, "found");
  await user.click(field());
  expect(options()).toHaveLength(3);
  await user.keyboard("{Escape}");
  expect(options()).toEqual([]);
});

it("PRO-03 tells what is typed, and takes a click", async () => {
  const [onText, onChoose] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "found", { onText, onChoose });
  await user.type(field(), "r");
  expect(onText.mock.lastCall).toEqual(["12 kaur"]);
  await user.click(screen.getByRole("option", { name: /^12A/ }));
  expect(onChoose.mock.lastCall?.[0]).toMatchObject({ asset_id: "PROP-00001" });
});

it("PRO-02 is small on the map, its button by name", () => {
  draw(states, "small on the map");
  expect([button().textContent, field().placeholder]).toEqual(["", "Search for a property"]);
});

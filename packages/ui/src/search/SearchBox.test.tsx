import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { draw } from "../testing/draw.tsx";
import states, { towns } from "./SearchBox.states.tsx";

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Search for a town" });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const chosen = () => screen.queryByRole("option", { selected: true })?.textContent;
const titles = towns.map(({ title, detail = "" }) => title + detail);

it("says what it is for, and nothing before one types", async () => {
  const { user } = draw(states, "empty");
  expect(field().placeholder).toBe("Search for a town");
  expect(document.activeElement).not.toBe(field());
  await user.click(field());
  expect([screen.getByRole("status", { hidden: true }).textContent, options()]).toEqual(["", []]);
});

it("has the focus where it is what one comes for, and says what one may type", () => {
  draw(states, "with the focus");
  expect(document.activeElement).toBe(field());
  expect(field().placeholder).toBe("Name or postcode");
});

it.each(["too short", "loading", "none", "failed"] as const)(
  "says why nothing is there, and that no list is open: %s",
  async (state) => {
    const { user } = draw(states, state);
    await user.click(field());
    expect(screen.getByRole("status").textContent).not.toBe("");
    expect(field().getAttribute("aria-expanded")).toBe("false");
  },
);

it("is gone through by arrows, round and round, and chosen from by Enter", async () => {
  const onChoose = vi.fn();
  const { user } = draw(states, "found", { onChoose });
  await user.click(field());
  expect([options(), chosen()]).toEqual([titles, undefined]);
  const way: (string | null | undefined)[] = [];
  for (const key of ["{ArrowUp}", "{ArrowDown}", "{ArrowDown}", "{ArrowUp}", "{ArrowUp}", "{ArrowDown}"]) {
    await user.keyboard(key);
    way.push(chosen());
  }
  expect(way).toEqual([titles[2], titles[0], titles[1], titles[0], titles[2], titles[0]]);
  expect(document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent).toBe(
    titles[0],
  );
  await user.keyboard("{Enter}");
  expect(onChoose.mock.calls).toEqual([[towns[0]]]);
  expect(options()).toEqual([]);
});

it("closes on Escape, and takes the key from what is around it only while it is open", async () => {
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
  await user.click(screen.getByText("Larkmouth"));
  expect(onChoose.mock.calls).toEqual([[towns[1]]]);
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

it("has a button of its user's in the place of its own, which Enter presses as well where it chooses nothing", async () => {
  const onSubmit = vi.fn();
  const { user } = draw(states, "with a button", { onSubmit });
  expect(screen.queryByRole("button", { name: "Clear search" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Go" }));
  await user.type(field(), "{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

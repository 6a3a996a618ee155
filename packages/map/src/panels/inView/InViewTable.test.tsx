import { draw } from "@stopbank/ui/testing/draw";
import { InState } from "@stopbank/ui/testing/states-of";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./InViewTable.states.tsx";

const names = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.children[1]?.textContent);
const head = (name: RegExp) => screen.getByRole("columnheader", { name });

it("says what to do where nothing is drawn", () => {
  draw(states, "none");
  expect(screen.getByText("No elements are drawn here. Add an element layer or zoom in.")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});

it.each([
  ["one", "1 element drawn here.", 1],
  ["several", "3 elements drawn here.", 3],
  ["many", "1,234 elements drawn here.", 100],
] as const)("says how many there are, and lists a page of them: %s", (state, words, rows) => {
  draw(states, state);
  expect(screen.getByRole("status").textContent).toBe(words);
  expect(names()).toHaveLength(rows);
});

it("is in order of layers, and of whatever is pressed, up and down", async () => {
  const { user } = draw(states, "several");
  const [nine, ten, school] = ["Bridge 9", "Bridge 10", "Larkhaven School"];
  expect(head(/Layer/).getAttribute("aria-sort")).toBe("ascending");
  expect(names().at(-1)).toBe(school);
  await user.click(screen.getByRole("button", { name: "Name" }));
  expect(names()).toEqual([nine, ten, school]);
  await user.click(screen.getByRole("button", { name: "Name ▲" }));
  expect(names()).toEqual([school, ten, nine]);
  expect(head(/Name/).getAttribute("aria-sort")).toBe("descending");
  await user.click(screen.getByRole("button", { name: "Damage state" }));
  expect(names()).toEqual([ten, nine, school]);
  expect([head(/Name/), head(/Damage/)].map((one) => one.getAttribute("aria-sort"))).toEqual([
    "none",
    "ascending",
  ]);
});

it("D-02 pages through all of them, narrows them, and begins anew with each order", async () => {
  const { user } = draw(states, "many");
  await user.click(screen.getByRole("button", { name: "Next" }));
  expect(names()[0]).toBe("Building 100");
  expect(screen.getByText("101 to 200")).toBeTruthy();
  await user.selectOptions(screen.getByRole("combobox", { name: "Damage state" }), "Minor");
  expect(screen.getByRole("status").textContent).toBe("617 of 1,234 elements drawn here.");
  expect(names()[0]).toBe("Building 1");
  await user.type(screen.getByRole("searchbox"), "1233");
  expect(names()).toEqual(["Building 1233"]);
  expect(screen.queryByRole("navigation")).toBeNull();
});

it("D-01 keeps the row that was chosen before the reader, and the keyboard on it, when the map has flown", async () => {
  const { found } = states.states.many;
  const { user, rerender } = draw(states, "many");
  const change = (instead: { found: typeof found }) =>
    rerender(<InState of={states} name="many" instead={instead} />);
  await user.click(screen.getByRole("button", { name: "Next" }));
  const chosen = () => screen.getByRole("button", { name: "Building 150" });
  await user.click(chosen());
  expect(chosen().closest("tr")?.getAttribute("aria-current")).toBe("true");
  change({ found: found.slice(140, 160) });
  expect(document.activeElement).toBe(chosen());
  change({ found: [...found.slice(140, 149), ...found.slice(300, 400)] });
  expect(document.activeElement?.closest("table")).not.toBeNull();
});

it.each([
  ["one", "Larkhaven School"],
  ["without a name", "Bridges-7"],
] as const)("chooses a thing by its name, or by its id where it has none: %s", async (state, name) => {
  const choose = vi.fn();
  const found = states.states[state].found.map((item) => ({ ...item, choose }));
  const { user } = draw(states, state, { found });
  await user.click(screen.getByRole("button", { name }));
  expect(choose).toHaveBeenCalledOnce();
});

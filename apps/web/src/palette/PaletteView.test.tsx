import { draw } from "@stopbank/ui/testing/draw";
import { InState } from "@stopbank/ui/testing/states-of";
import { act, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./PaletteView.states.tsx";

const field = (drawn: ReturnType<typeof draw>) =>
  drawn.getByRole("combobox", {
    name: "Search pages, actions, layers, places, stories and articles",
  });

/** The words of the option that the field names. */
const active = (drawn: ReturnType<typeof draw>) =>
  drawn.container.querySelector(`[id="${field(drawn).getAttribute("aria-activedescendant")}"]`)?.textContent;

it("lists what was found under headings, in one list that the field names, the first one chosen", () => {
  const drawn = draw(states, "nothing typed");
  const list = drawn.getByRole("listbox", { name: "Found" });
  expect(field(drawn).getAttribute("aria-controls")).toBe(list.id);
  expect(
    within(list)
      .getAllByRole("group")
      .map((group) => group.firstElementChild?.textContent),
  ).toEqual(["Recent", "Actions"]);
  expect(active(drawn)).toBe("Add layers");
});

it("goes round by arrow keys, and opens by Enter and by a click", async () => {
  const onChoose = vi.fn();
  const drawn = draw(states, "found", { onChoose });
  field(drawn).focus();
  expect(active(drawn)).toMatch(/^River flooding/);
  await drawn.user.keyboard("{ArrowDown}");
  expect(active(drawn)).toMatch(/^Over a mortgage/);
  await drawn.user.keyboard("{ArrowDown}{ArrowUp}{Enter}");
  await drawn.user.click(drawn.getAllByRole("option")[0]!);
  expect(onChoose.mock.calls.map(([{ item }]) => item.title)).toEqual(["Over a mortgage", "River flooding"]);
});

it("marks what was typed, in the title and the sentence", () => {
  const { container } = draw(states, "found");
  expect([...container.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual([
    "River",
    "river",
  ]);
});

it.each([
  ["looking", "Looking for places…"],
  ["failed", "Places could not be searched. Try again in a moment."],
  ["none", "No matches found"],
  ["found", "2 found"],
  ["nothing typed", ""],
] as const)("says how the search is: %s", (state, words) => {
  expect(draw(states, state).getByRole("status").textContent).toBe(words);
});

it("closes by its button and by what Escape asks of a dialog", async () => {
  const onClose = vi.fn();
  const { user, getByRole, container } = draw(states, "found", { onClose });
  await user.click(getByRole("button", { name: "Close" }));
  container.querySelector("dialog")?.dispatchEvent(new Event("cancel"));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it("keeps what is chosen where something is found above it later", async () => {
  const { groups } = states.states.found;
  const drawn = draw(states, "found", { groups: groups.slice(1) });
  expect(active(drawn)).toMatch(/^Over a mortgage/);
  await act(() => new Promise((done) => setTimeout(done, 300)));
  drawn.rerender(<InState name="found" of={states} />);
  expect(drawn.getAllByRole("option")).toHaveLength(2);
  expect(active(drawn)).toMatch(/^Over a mortgage/);
});

it("goes through what stands there twice", async () => {
  const drawn = draw(states, "nothing typed");
  field(drawn).focus();
  await drawn.user.keyboard("{ArrowDown}{ArrowDown}");
  expect(active(drawn)).toMatch(/^Switch client/);
});

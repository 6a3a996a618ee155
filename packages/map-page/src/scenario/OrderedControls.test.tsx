import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./OrderedControls.states.tsx";

type State = keyof typeof states.states;
const [sea, period, gates] = ["Sea level rise (m)", "Return period (years)", "Flood gates"];
const button = (name: string) => screen.queryByRole<HTMLButtonElement>("button", { name });

/** Of each control, its title and whether it can be reset. */
const heads = () =>
  screen
    .getAllByRole("listitem")
    .map((row) => [
      [sea, period, gates, "Magnitude"].find((title) => within(row).queryByText(title ?? "") !== null),
      within(row).queryByText("Automatically chosen") === null,
    ]);

it.each<[State, (string | boolean | undefined)[][]]>([
  [
    "all chosen automatically",
    [
      [sea, false],
      [period, false],
      [gates, false],
    ],
  ],
  [
    "some set",
    [
      [sea, true],
      [period, true],
      [gates, false],
    ],
  ],
  [
    "an order of its own",
    [
      [sea, false],
      [gates, false],
      [period, false],
    ],
  ],
  ["one control", [["Magnitude", false]]],
])("has its controls in order, each with a way back where it is set: %s", (state, expected) => {
  draw(states, state);
  expect(heads()).toEqual(expected);
  const resets = expected.map(([title, isSet]) => (button(`Reset ${title}`) !== null) === isSet);
  expect(resets).toEqual(expected.map(() => true));
});

it("lets no control before the sea level, nor any beyond the ends", () => {
  draw(states, "all chosen automatically");
  expect(button(`${sea}: lower priority`)).toBeNull();
  expect(
    [period, gates].map((title) => [
      button(`${title}: higher priority`)?.disabled,
      button(`${title}: lower priority`)?.disabled,
    ]),
  ).toEqual([
    [true, false],
    [false, true],
  ]);
});

it("offers no order of one control", () => {
  draw(states, "one control");
  expect(screen.queryByRole("button", { name: /priority/ })).toBeNull();
});

it("gives the new order", async () => {
  const onOrder = vi.fn();
  const { user } = draw(states, "all chosen automatically", { onOrder });
  await user.click(screen.getByRole("button", { name: `${gates}: higher priority` }));
  await user.click(screen.getByRole("button", { name: `${period}: lower priority` }));
  const swapped = ["slr", "gates", "ari"];
  expect(onOrder.mock.calls).toEqual([[swapped], [swapped]]);
});

it("sets a control and resets one, in the order that stands", async () => {
  const onSet = vi.fn();
  const { user, unmount } = draw(states, "an order of its own", { onSet });
  await user.click(screen.getByRole("radio", { name: "Shut" }));
  const own = states.states["an order of its own"].of;
  expect(onSet.mock.lastCall).toEqual([own, "gates", "shut", ["slr", "gates", "ari"]]);
  unmount();
  draw(states, "some set", { onSet });
  await user.click(screen.getByRole("button", { name: `Reset ${sea}` }));
  expect(onSet.mock.lastCall).toEqual([
    states.states["some set"].of,
    "slr",
    undefined,
    ["slr", "ari", "gates"],
  ]);
});

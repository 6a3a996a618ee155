import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./SwitchedControls.states.tsx";

const order = ["slr", "ari", "gates"];
const switches = () =>
  ["Sea level rise (m)", "Return period (years)", "Flood gates"].map(
    (name) => screen.getByRole<HTMLInputElement>("checkbox", { name }).checked,
  );

it("says of each control that it is chosen automatically, and offers no values", () => {
  draw(states, "all chosen automatically");
  expect(switches()).toEqual([false, false, false]);
  expect(screen.getAllByText("Automatically chosen")).toHaveLength(3);
  expect([screen.queryByRole("slider"), screen.queryByRole("radio")]).toEqual([null, null]);
});

it("offers the values of those that are set", () => {
  draw(states, "some set");
  expect(switches()).toEqual([true, true, false]);
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe("1");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "100\u00a0years" }).checked).toBe(true);
});

it("is set to what the map shows when it is switched on, and to nothing when off", async () => {
  const onSet = vi.fn();
  const automatic = states.states["all chosen automatically"];
  const { user, unmount } = draw(states, "all chosen automatically", { onSet });
  await user.click(screen.getByRole("checkbox", { name: "Flood gates" }));
  expect(onSet.mock.lastCall).toEqual([automatic.of, "gates", "open", order]);
  unmount();
  draw(states, "some set", { onSet });
  await user.click(screen.getByRole("checkbox", { name: "Return period (years)" }));
  expect(onSet.mock.lastCall).toEqual([states.states["some set"].of, "ari", undefined, order]);
});

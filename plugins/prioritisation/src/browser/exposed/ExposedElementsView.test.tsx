import { draw } from "@stopbank/ui/testing/draw";
import { expect, it, vi } from "vitest";
import states from "./ExposedElementsView.states.tsx";

it("PRI-10 heads what it shows: the most exposed, or the top 10, in an area or everywhere", () => {
  const { getByRole, unmount } = draw(states, "one group");
  expect(getByRole("heading", { name: "The most exposed elements across the entire area" })).toBeTruthy();
  unmount();
  const three = draw(states, "three groups");
  expect(three.getByRole("heading", { name: "Top 10 exposed elements across the entire area" })).toBeTruthy();
  expect(three.getAllByRole("listitem")).toHaveLength(10);
  three.unmount();
  expect(
    draw(states, "one area").getByRole("heading", { name: "The most exposed elements in Ōtara Flats" }),
  ).toBeTruthy();
});

it("PRI-11 has a choice of hazard groups where there are more than 2, and shows each of fewer", async () => {
  const onChoose = vi.fn();
  const { user, getByRole, queryByRole, unmount } = draw(states, "three groups", { onChoose });
  const choice = getByRole("combobox", { name: "Hazard group" });
  expect(choice).toHaveProperty("value", "Coast");
  expect(queryByRole("figure", { name: "Flooding" })).toBeNull();
  await user.selectOptions(choice, "Ground");
  expect(onChoose).toHaveBeenCalledWith("Ground");
  unmount();
  const two = draw(states, "two groups");
  expect(two.queryByRole("combobox")).toBeNull();
  expect(two.getAllByRole("figure")).toHaveLength(2);
});

it("says so where nothing is exposed", () => {
  expect(
    draw(states, "nothing exposed").getByText("Nothing in Hilltop is known to be exposed."),
  ).toBeTruthy();
});

it("PRI-13 waits in its place, and offers another try where it failed", () => {
  const { container, unmount } = draw(states, "loading");
  expect(container.querySelector("[aria-busy=true]")).not.toBeNull();
  unmount();
  expect(draw(states, "failed").getByRole("button", { name: "Retry" })).toBeTruthy();
});

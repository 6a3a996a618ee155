import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ScenarioList.states.tsx";

const boxes = () => screen.getAllByRole<HTMLInputElement>("checkbox");

it("SUM-02 lists scenarios by hazard, and adds what is ticked to what was", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "some", { onChange });
  const flood = screen.getByRole("group", { name: "River flooding" });
  expect(within(flood).getAllByRole("checkbox")).toHaveLength(2);
  expect(boxes().map(({ checked }) => checked)).toEqual([false, true, true]);
  await user.click(screen.getByLabelText("1 in 20 years"));
  expect(onChange).toHaveBeenLastCalledWith(["flood_100yr", "quake_m7", "flood_20yr"]);
  await user.click(screen.getByLabelText("Magnitude 7"));
  expect(onChange).toHaveBeenLastCalledWith(["flood_100yr"]);
  await user.click(screen.getByRole("button", { name: "Clear scenarios" }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

it("finds by words of hazard and scenario, whatever their order, case and macrons", async () => {
  const { user } = draw(states, "none");
  await user.type(screen.getByRole("searchbox", { name: "Search hazard scenarios" }), "7 NGATI");
  expect(boxes()).toHaveLength(1);
  await user.type(screen.getByRole("searchbox"), " volcano");
  expect(screen.getByText("No hazard scenario is called that.")).toBeTruthy();
});

it("takes no more than can be summed up at once, and says so", () => {
  draw(states, "full");
  expect(screen.getByRole("status").textContent).toBe(
    "1 chosen, which is as many as can be summed up at once",
  );
  expect(boxes().map(({ disabled }) => disabled)).toEqual([true, false, true]);
});

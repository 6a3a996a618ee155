import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { MapTool } from "../feature/mapTool.ts";
import { builtInTools, regionsTool } from "../features/builtIn.ts";
import { gaugesTool } from "../testing/gauges.ts";
import { openStandIn } from "../testing/openStandIn.ts";
import { ToolButtons } from "./ToolButtons.tsx";

function drawButtonsOf(tools: readonly MapTool[]) {
  const { opened, state, store } = openStandIn();
  opened.setTools(tools);
  const viewRing = () => [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ];
  const onArea = vi.fn();
  render(<ToolButtons controller={{ ...opened, viewRing }} store={store} onArea={onArea} />);
  return { state, store, onArea };
}
const button = (name: string) => screen.getByRole("button", { name });
const names = () => screen.queryAllByRole("button").map((one) => one.getAttribute("aria-label"));

it("MAP-25 shows the tools of its map and no others, those every map has like any other", async () => {
  const { state } = drawButtonsOf([gaugesTool]);
  expect(names()).toEqual(["Place a gauge"]);
  fireEvent.click(button("Place a gauge"));
  expect(state.tool).toBe("place-gauge");
  await screen.findByRole("button", { name: "Place a gauge", pressed: true });
  fireEvent.click(button("Place a gauge"));
  expect(state.tool).toBeUndefined();
});

it("offers what is done to the area beside the tool that draws it", async () => {
  const { state, store, onArea } = drawButtonsOf([...builtInTools, gaugesTool]);
  expect(names()).toEqual([
    "Draw an area",
    "Use the current view as the area",
    "Area from a file, an element or a region",
    "Delete the area",
    "Pick regions on the map",
    "Measure",
    "Place a gauge",
  ]);
  fireEvent.click(button("Area from a file, an element or a region"));
  expect(onArea).toHaveBeenCalledOnce();
  fireEvent.click(button("Measure"));
  fireEvent.click(button("Use the current view as the area"));
  expect(state.tool).toBeUndefined();
  expect(store.state.scene.area).toMatchObject({ geometry: { coordinates: [[[0, 0], {}, {}, {}]] } });
  await expect.poll(() => button("Delete the area").getAttribute("aria-disabled")).toBeNull();
  fireEvent.click(button("Delete the area"));
  expect(store.state.scene.area).toBeUndefined();
});

it("leaves out a tool without a button or without a use, and the toolbar where none is left", () => {
  const wordless: MapTool = { ...gaugesTool, id: "wordless" };
  const { button: _button, ...withoutButton } = wordless;
  const useless: MapTool = {
    ...gaugesTool,
    id: "useless",
    button: { label: "No use", glyph: "N", available: () => false },
  };
  drawButtonsOf([withoutButton, useless]);
  expect(screen.queryByRole("toolbar")).toBeNull();
});

it("starts by its button what is started elsewhere as well", () => {
  const { state } = drawButtonsOf([regionsTool]);
  fireEvent.click(button("Pick regions on the map"));
  expect(state.tool).toBe("regions");
});

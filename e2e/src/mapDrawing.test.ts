import { describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { areaInAddress, cameraOf, pointCount, type Share } from "./mapTools.ts";
import { membersOfLarkhaven } from "./memberAtMap.ts";
import { pressEscape } from "./pressEscape.ts";
import { block, floodedBuildings, floodTag } from "./sceneAddress.ts";
import { statsOf } from "./statsOf.ts";

/** In the part of the map that neither the panel nor the controls cover. */
const [a, b, c, d]: [Share, Share, Share, Share] = [
  [0.15, 0.3],
  [0.38, 0.3],
  [0.38, 0.7],
  [0.15, 0.7],
];
const overlapping = "Please adjust the area to remove overlapping lines";
const editable = "Drag the points or the whole area.";

const zone = (name: string, type: string, coordinates: unknown) => ({
  type: "Feature",
  properties: { name },
  geometry: { type, coordinates },
});
/** A block of the town, a line through it, and an outline that crosses itself. */
const zones = {
  type: "FeatureCollection",
  features: [
    zone("Flats", "Polygon", [
      [
        [172.93, -40.3],
        [172.94, -40.3],
        [172.94, -40.29],
        [172.93, -40.29],
        [172.93, -40.3],
      ],
    ]),
    zone("Bank", "LineString", [
      [172.935, -40.295],
      [172.945, -40.29],
    ]),
    zone("Crossed", "Polygon", [
      [
        [172.95, -40.3],
        [172.96, -40.29],
        [172.96, -40.3],
        [172.95, -40.29],
        [172.95, -40.3],
      ],
    ]),
  ],
};

describe("drawing an area", () => {
  const { ask, openScene } = membersOfLarkhaven();
  const flooded = { layers: floodedBuildings, drawer: "risk" };
  const engineFigure = async (area: ReturnType<typeof areaInAddress>) =>
    (await statsOf(ask, "buildings", floodTag, { area })).totals.total;

  it("closes by a click on the last point, and the figure is the engine's for that area", async () => {
    const { page, tools, areaOtherThan, figure, closeSound } = await openScene(flooded);
    await tools.start("Draw an area");
    await tools.hint.filter({ hasText: /^Click the map to add points/ }).waitFor();
    await tools.addPoints([a, b]);
    // Two points make no area yet: a click on the last of them leaves it open.
    await tools.click(b);
    await tools.hint.filter({ hasText: pointCount(2) }).waitFor();
    await tools.addPoints([c, d], 2);
    expect(await seriousFindings(page)).toEqual([]);
    await tools.click(d);
    await tools.hint.filter({ hasText: editable }).waitFor();
    const area = await areaOtherThan(undefined);
    expect(area?.coordinates[0]).toHaveLength(5);
    const expected = await engineFigure(area);
    expect(expected).toBeGreaterThan(0);
    expect(await figure()).toBe(expected);
    await page.getByText("Filtering by custom shape").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await closeSound();
  });

  it("follows a corner and the whole area as they are dragged; the figure left standing is the engine's", async () => {
    const { page, tools, areaOtherThan, areaWithCornerAt, figure, closeSound } = await openScene(flooded);
    await tools.start("Draw an area");
    await tools.addPoints([a, b, c, d]);
    await page.keyboard.press("Enter");
    await areaOtherThan(undefined);
    await tools.drag(c, [0.44, 0.8]);
    const wider = await areaWithCornerAt([0.44, 0.8]);
    expect(await figure()).toBe(await engineFigure(wider));
    await tools.drag([0.25, 0.5], [0.2, 0.45]);
    const moved = await areaWithCornerAt([a[0] - 0.05, a[1] - 0.05]);
    expect(await figure()).toBe(await engineFigure(moved));
    // All corners went the same way.
    const shifts = (moved?.coordinates[0] ?? []).map((position, at) => [
      (position[0] ?? 0) - (wider?.coordinates[0]?.[at]?.[0] ?? 0),
      (position[1] ?? 0) - (wider?.coordinates[0]?.[at]?.[1] ?? 0),
    ]);
    for (const [east = 0, north = 0] of shifts) {
      expect(east).toBeCloseTo(shifts[0]?.[0] ?? 0, 5);
      expect(north).toBeCloseTo(shifts[0]?.[1] ?? 0, 5);
    }
    await closeSound();
  });

  it("refuses lines that overlap, in the specification's words, and loses nothing", async () => {
    const { page, tools, areaOtherThan, figure, closeSound } = await openScene(flooded);
    const toast = page.locator(".sb-toasts").getByText(overlapping, { exact: true });
    await tools.start("Draw an area");
    await tools.addPoints([a, c, b, d]);
    await page.keyboard.press("Enter");
    await toast.waitFor();
    await tools.hint.filter({ hasText: overlapping }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(areaInAddress(page.url())).toBeUndefined();
    // Two points back and two others: the rest of the drawing still stands.
    await page.keyboard.press("Backspace");
    await tools.hint.filter({ hasText: pointCount(3) }).waitFor();
    await page.keyboard.press("Backspace");
    await tools.hint.filter({ hasText: pointCount(2) }).waitFor();
    await tools.addPoints([d, [0.1, 0.5]], 2);
    await page.keyboard.press("Enter");
    const area = await areaOtherThan(undefined);
    expect(await figure()).toBe(await engineFigure(area));

    await toast.waitFor({ state: "hidden" });
    // A corner pulled across the opposite side: the last good area and its figure stay.
    await tools.drag([0.1, 0.5], [0.5, 0.45]);
    await toast.waitFor();
    await pressEscape(page);
    await tools.hint.waitFor({ state: "hidden" });
    expect(await figure()).toBe(await engineFigure(area));
    expect(areaInAddress(page.url())).toEqual(area);
    await closeSound();
  });

  it("D-01, D-03: can be drawn by keyboard alone, and by the current view", async () => {
    const { page, tools, areaOtherThan, figure, closeSound } = await openScene(flooded);
    await page.getByRole("button", { name: "Draw an area" }).focus();
    await page.keyboard.press("Enter");
    await tools.hint.waitFor();
    const canvas = page.locator(".maplibregl-canvas");
    await canvas.focus();
    await page.keyboard.press("Space");
    await tools.hint.filter({ hasText: pointCount(1) }).waitFor();
    for (const [key, count] of [
      ["ArrowRight", 2],
      ["ArrowDown", 3],
      ["ArrowLeft", 4],
    ] as const) {
      const before = cameraOf(page.url());
      await page.keyboard.press(key);
      await page.waitForURL(({ href }) => cameraOf(href).join() !== before.join());
      await page.keyboard.press("Space");
      await tools.hint.filter({ hasText: pointCount(count) }).waitFor();
    }
    await page.keyboard.press("Enter");
    const area = await areaOtherThan(undefined);
    expect(area?.coordinates[0]).toHaveLength(5);
    expect(await figure()).toBe(await engineFigure(area));
    await page.keyboard.press("Enter");
    await tools.hint.waitFor({ state: "hidden" });

    await page.getByRole("button", { name: "Use the current view as the area" }).press("Enter");
    const view = await areaOtherThan(area);
    expect(await figure()).toBe(await engineFigure(view));
    await page.getByRole("button", { name: "Delete the area" }).press("Enter");
    await page.waitForURL((url) => areaInAddress(url.href) === undefined);
    expect(await figure()).toBe(await engineFigure(undefined));
    await closeSound();
  });

  it("is given up by Escape, undone and redone by keys and buttons, and forgotten when it is deleted", async () => {
    const { page, tools, areaOtherThan, untilAddress, figure, closeSound } = await openScene(flooded);
    await tools.start("Draw an area");
    await tools.addPoints([a, b]);
    await pressEscape(page);
    await tools.hint.waitFor({ state: "hidden" });
    expect(areaInAddress(page.url())).toBeUndefined();

    await tools.start("Draw an area");
    await tools.addPoints([a, b, c, [0.25, 0.85]]);
    await page.keyboard.press("Control+z");
    await tools.hint.filter({ hasText: pointCount(3) }).waitFor();
    await tools.addPoints([d], 3);
    await page.keyboard.press("Enter");
    const drawn = await areaOtherThan(undefined);

    await page.keyboard.press("Control+z");
    await untilAddress("area", undefined);
    // The tool is still on and starts anew, for there is no area any more.
    await tools.hint.filter({ hasText: "Click the map to add points" }).waitFor();
    expect(await figure()).toBe(await engineFigure(undefined));
    await page.keyboard.press("Control+Shift+z");
    expect(await areaOtherThan(undefined)).toEqual(drawn);
    await tools.hint.filter({ hasText: editable }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await untilAddress("area", undefined);
    await page.getByRole("button", { name: "Redo" }).click();
    expect(await areaOtherThan(undefined)).toEqual(drawn);

    await page.getByRole("button", { name: "Clear the shape" }).click();
    await untilAddress("area", undefined);
    await tools.hint.filter({ hasText: "Click the map to add points" }).waitFor();
    await page.getByRole("button", { name: "Delete the area" }).click();
    // What the button says goes with the pointer.
    const { x, y } = tools.pixelAt(a);
    await page.mouse.move(x, y);
    await pressEscape(page);
    await page.getByRole("button", { name: "Delete the area", disabled: true }).waitFor();

    // Completed and left before the next frame: the area stands.
    await tools.start("Draw an area");
    await tools.addPoints([a, b, c, d]);
    await page.evaluate(() => {
      for (const key of ["Enter", "Escape"]) window.dispatchEvent(new KeyboardEvent("keydown", { key }));
    });
    await tools.hint.waitFor({ state: "hidden" });
    expect((await areaOtherThan(undefined))?.coordinates[0]).toHaveLength(5);
    await closeSound();
  });

  it("keeps an area that is too long for an address, and names it there", async () => {
    // A ring of 120 points around the town: more than the 1,200 characters an address carries.
    const ring = Array.from({ length: 120 }, (_, at) => {
      const turn = (at / 120) * 2 * Math.PI;
      return [172.938 + 0.01 * Math.cos(turn), -40.293 + 0.008 * Math.sin(turn)]
        .map((x) => x.toFixed(6))
        .join(",");
    });
    const area = [...ring, ring[0]].join(";");
    const { page, untilAddress, figure, closeSound } = await openScene({ ...flooded, area });
    await untilAddress("area", /^area:[0-9a-f]{64}$/);
    const coordinates = [area.split(";").map((position) => position.split(",").map(Number))];
    const expected = await engineFigure({ type: "Polygon", coordinates });
    expect(expected).toBeGreaterThan(0);
    expect(await figure()).toBe(expected);
    await page.reload();
    expect(await figure()).toBe(expected);
    await closeSound();
  });

  it("comes from a file: shapes chosen, united and widened, what is wrong shown by its place; kept by name", async () => {
    const { page, untilAddress, figure, closeSound } = await openScene(flooded);
    const more = page.getByRole("button", { name: "Area from a file, an element or a region" });
    await more.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Area" });
    await dialog.getByLabel("From a file…").setInputFiles({
      name: "zones.geojson",
      mimeType: "application/geo+json",
      buffer: Buffer.from(JSON.stringify(zones)),
    });
    await dialog.getByText("Its outline crosses or touches itself at 172.955, -40.295.").waitFor();
    await dialog.getByRole("button", { name: "Show on the map" }).click();
    await dialog.waitFor({ state: "hidden" });
    await untilAddress("at", /^172\.955,-40\.295,17/);
    await page.getByRole("button", { name: "Back to the file" }).click();
    await dialog.getByLabel("All 2 shapes, united").focus();
    await page.keyboard.press("Space");
    await dialog.getByLabel("Buffer in metres").fill("100");
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Unite 2 shapes as the area" }).click();
    await untilAddress("area", /^area:[0-9a-f]{64}$/);
    const id = new URL(page.url()).searchParams.get("area")?.slice("area:".length);
    const { geometry } = await ask<{ geometry: ReturnType<typeof areaInAddress> }>(`/areas/${id}`);
    expect(geometry?.coordinates).toHaveLength(1);
    const expected = await engineFigure(geometry);
    expect(expected).toBeGreaterThan(0);
    expect(await figure()).toBe(expected);

    await more.click();
    await dialog.getByLabel("Name of the area on the map").fill("Flats and bank");
    await dialog.getByRole("button", { name: "Keep" }).click();
    await dialog.getByRole("button", { name: "Rename Flats and bank" }).waitFor();
    await closeSound();
  });

  it("goes on from an area that a link brought", async () => {
    const { page, tools, areaOtherThan, figure, closeSound } = await openScene({ ...flooded, area: block });
    const before = areaInAddress(page.url());
    await tools.start("Draw an area");
    await tools.hint.filter({ hasText: editable }).waitFor();
    const corner = await tools.pixelOf([172.945, -40.3]);
    await page.mouse.move(corner.x, corner.y);
    await page.mouse.down();
    await page.mouse.move(corner.x - 60, corner.y - 40);
    await page.mouse.up();
    const after = await areaOtherThan(before);
    expect(after?.coordinates[0]?.[0]).toEqual(before?.coordinates[0]?.[0]);
    expect(await figure()).toBe(await engineFigure(after));
    await closeSound();
  });
});

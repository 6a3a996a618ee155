import { DomainError } from "@stopbank/errors";
import { setArea, setFilters, setRegions } from "@stopbank/scene/filtering";
import { addLayer, elementLayer, removeLayer } from "@stopbank/scene/layers";
import { beforeEach, describe, expect, it } from "vitest";
import type { NarrowedTo } from "../../mapHost.ts";
import { openStandIn } from "../../testing/openStandIn.ts";
import { standInPage } from "../../testing/standInPage.ts";
import { decodeSelectedRows } from "./selectedRows.ts";

beforeEach(standInPage);

/** Rows selected of ten, as the API packs them. */
function bitsOf(rows: readonly number[]): ArrayBuffer {
  const bytes = new Uint8Array(4 + 2);
  new DataView(bytes.buffer).setUint32(0, 10, true);
  for (const row of rows) bytes[4 + (row >> 3)]! |= 1 << (row & 7);
  return bytes.buffer;
}

const square = (west: number) =>
  setArea({
    type: "Polygon",
    coordinates: [
      [
        [west, -40.4],
        [173, -40.4],
        [173, -40.2],
        [west, -40.4],
      ],
    ],
  });

/** Buildings on a map whose server answers when it is told to. */
function openBuildings() {
  const asked: {
    type: string;
    to: NarrowedTo;
    signal: AbortSignal;
    answer: PromiseWithResolvers<ArrayBuffer>;
  }[] = [];
  const opened = openStandIn({
    host: {
      fetchSelected(type, to, signal) {
        const answer = Promise.withResolvers<ArrayBuffer>();
        asked.push({ type, to, signal, answer });
        return answer.promise;
      },
    },
  });
  opened.store.apply(addLayer(elementLayer("buildings"), () => false));
  const { standIn } = opened;
  return {
    ...opened,
    asked,
    opacity: () => standIn.style.layers.find(({ id }) => id === "element:buildings:fill")?.paint,
    left: () =>
      [...standIn.states]
        .filter(([, state]) => "left" in state && state.left === true)
        .map(([thing]) => thing.replace("element:buildings/buildings/", ""))
        .toSorted(),
  };
}

const dimmed = { "fill-opacity": ["case", ["boolean", ["feature-state", "left"], false], 0.3, 0.8] };

/** All of the ten but these, as text in order. */
const allBut = (...rows: readonly number[]) =>
  Array.from({ length: 10 }, (_, row) => row)
    .filter((row) => !rows.includes(row))
    .map(String);

describe("MAP-03 elements that area, regions and filters leave out", () => {
  it("MAP-03 are drawn at 0.3 and the others at 0.8, until nothing is left out", async () => {
    const { store, asked, opacity, left, state, standIn } = openBuildings();
    await expect.poll(opacity).toMatchObject({ "fill-opacity": 0.8 });
    expect(asked).toEqual([]);
    store.apply(setRegions(["suburb.otara"]));
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toMatchObject({ type: "buildings", to: { regions: ["suburb.otara"] } });
    expect(state.pending).toContain("elements:dim buildings");
    asked[0]?.answer.resolve(bitsOf([2, 9]));
    await expect.poll(opacity).toMatchObject(dimmed);
    await expect.poll(left).toEqual(allBut(2, 9));
    await expect.poll(() => state.pending).toEqual([]);
    const { restyles } = standIn;

    store.apply(setFilters("buildings", { use: { values: ["home"] } }));
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]?.to.filters).toEqual({ use: { values: ["home"] } });
    asked[1]?.answer.resolve(bitsOf([0, 1, 2, 3, 4, 5, 6]));
    await expect.poll(left).toEqual(["7", "8", "9"]);
    expect(opacity()).toMatchObject(dimmed);
    // A style of its own for most and for few would fetch every tile anew while an area is dragged.
    expect(standIn.restyles).toBe(restyles);

    store.apply(setFilters("roads", { width: { min: 3 } }));
    store.apply(setFilters("buildings", {}));
    store.apply(setRegions([]));
    await expect.poll(opacity).toMatchObject({ "fill-opacity": 0.8 });
  });

  it("MAP-03 are asked for one question at a time while an area is dragged, the newest next", async () => {
    const { store, asked, left } = openBuildings();
    for (const west of [172, 172.1, 172.2, 172.3]) {
      store.apply(square(west));
      await expect.poll(() => asked.length).toBe(1);
    }
    asked[0]?.answer.resolve(bitsOf([1]));
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]?.to.area).toBe(store.state.scene.area);
    asked[1]?.answer.resolve(bitsOf([4]));
    await expect.poll(left).toEqual(allBut(4));
  });

  it("MAP-03 are no longer asked for once the layer is gone or nothing is left out", async () => {
    const { store, asked, state } = openBuildings();
    store.apply(square(172));
    await expect.poll(() => asked.length).toBe(1);
    store.apply(removeLayer({ kind: "element", id: "buildings" }));
    await expect.poll(() => asked[0]?.signal.aborted).toBe(true);
    await expect.poll(() => state.pending).toEqual([]);
  });

  it("MAP-03 that cannot be told are said to be so, nothing is dimmed, and the next change asks again", async () => {
    const { store, asked, opacity, notices } = openBuildings();
    store.apply(square(172));
    await expect.poll(() => asked.length).toBe(1);
    asked[0]?.answer.reject(new DomainError("unavailable", "api/away", "The server is away."));
    await expect
      .poll(() => notices)
      .toEqual(["buildings that are left out could not be dimmed: The server is away."]);
    expect(opacity()).toMatchObject({ "fill-opacity": 0.8 });
    store.apply(square(172.1));
    await expect.poll(() => asked.length).toBe(2);
  });

  it("MAP-03 are marked again when the graphics card comes back", async () => {
    const { store, asked, left, standIn } = openBuildings();
    store.apply(square(172));
    await expect.poll(() => asked.length).toBe(1);
    asked[0]?.answer.resolve(bitsOf([3]));
    await expect.poll(left).toEqual(allBut(3));
    await standIn.loseAndRestore(() => undefined);
    await expect.poll(left).toEqual(allBut(3));
    expect(asked).toHaveLength(1);
  });

  it.each([new ArrayBuffer(0), bitsOf([]).slice(0, 5), new ArrayBuffer(9)])(
    "are not read from a damaged answer",
    (bytes) => {
      expect(() => decodeSelectedRows(bytes)).toThrow(expect.objectContaining({ code: "map/bad-selection" }));
    },
  );
});

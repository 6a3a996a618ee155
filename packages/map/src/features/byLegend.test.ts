import {
  createPropertyExpression,
  latest,
  type StylePropertySpecification,
} from "@maplibre/maplibre-gl-style-spec";
import type { Legend } from "@stopbank/contract/legends";
import { describe, expect, it } from "vitest";
import { indexLayers } from "../style/layerIndex.ts";
import { offered } from "../testing/offered.ts";
import { contextualLayers } from "./context/contextualLayers.ts";
import { elementLayers } from "./elements/elementLayers.ts";

const legend: Legend = {
  title: "Pipes",
  dataColumn: "class",
  sections: [
    {
      type: "categorical",
      items: [
        {
          label: "Main",
          color: "#aa0000",
          weight: "heavy",
          size: "large",
          style: "solid",
          secondary_color: "#000000",
        },
        { label: "Lateral", color: "#00aa00", weight: "light", size: "small", style: "dotted" },
        { label: "Planned", color: "#0000aa", type: "line", style: "hatched" },
      ],
    },
  ],
};
const index = indexLayers(offered);
const shown = { visible: true, interactive: true };
const context = (geometry: string) => {
  const layer = index.contextual.get(`context_${geometry}`);
  if (layer === undefined) throw new Error("there is no such layer");
  return contextualLayers({ kind: "contextual", id: layer.id, ...shown }, { ...layer, legend }, 0);
};
const elements = (type: string, change: object = {}) => {
  const layer = index.elements.get(type);
  if (layer === undefined) throw new Error("there is no such layer");
  return elementLayers(
    { kind: "element", id: type, ...shown },
    { ...layer, legend, ...change },
    { coloured: false, hatched: false, tilted: false, dimmed: false },
  );
};

type Layers = ReturnType<typeof elementLayers>;

/** What a paint property is for things of each class at zoom 16. */
function drawn(layers: Layers, part: string, property: string): unknown[] {
  const layer = layers.find(({ id }) => id.endsWith(`:${part}`));
  const paint = layer?.paint as Record<string, unknown> | undefined;
  const kinds = latest as unknown as Record<string, Record<string, StylePropertySpecification>>;
  const spec = kinds[`paint_${layer?.type}`]?.[property];
  if (spec === undefined) throw new Error(`${part} has no ${property}`);
  const compiled = createPropertyExpression(paint?.[property], property, spec);
  if (compiled.result === "error") throw new Error(String(compiled.value[0]?.message));
  return ["MAIN", "lateral", "planned", "other"].map((value) => {
    const found = compiled.value.evaluate({ zoom: 16 }, { type: 1, properties: { class: value } });
    return String(found).startsWith("rgba") ? String(found) : found;
  });
}

describe("MAP-05 what a legend says of its items", () => {
  const heavy = (normal: number) =>
    [1.6 * normal, 0.6 * normal, normal, normal].map((width) => expect.closeTo(width, 6));

  it("MAP-05 is how contextual lines are drawn: colour, weight, style", () => {
    expect(drawn(context("line"), "line", "line-width")).toEqual(heavy(3));
    expect(drawn(context("line"), "line", "line-dasharray")).toEqual([
      [1, 0],
      [0.1, 2],
      [1, 0],
      [1, 0],
    ]);
    expect(new Set(drawn(context("line"), "line", "line-color")).size).toBe(4);
    // Edges of the second colour where an item has one, two pixels wider; under the line, and of no other.
    const edges = drawn(context("line"), "casing", "line-color").map((colour) =>
      /,0\)$/.test(String(colour)),
    );
    expect(edges).toEqual([false, true, true, true]);
    expect(drawn(context("line"), "casing", "line-width")).toEqual(
      [1.6 * 3, 0.6 * 3, 3, 3].map((width) => expect.closeTo(width + 2, 6)),
    );
    expect(context("line").map(({ id }) => id.split(":").at(-1))).toEqual(["casing", "line"]);
  });

  it("MAP-05 is how contextual points and polygons are drawn: size, secondary colour, type, hatch", () => {
    const radii = [1.4 * 6, 0.7 * 6, 6, 6].map((radius) => expect.closeTo(radius, 6));
    expect(drawn(context("point"), "point", "circle-radius")).toEqual(radii);
    expect(drawn(context("polygon"), "fill", "fill-opacity")).toEqual([0.25, 0.25, 0, 0.25]);
    expect(drawn(context("polygon"), "hatch", "fill-opacity")).toEqual([0, 0, 0.6, 0]);
    expect(drawn(context("polygon"), "line", "line-width")).toEqual(heavy(1.2));
    const [main, lateral] = drawn(context("polygon"), "line", "line-color");
    expect(main).not.toEqual(lateral);
  });

  it("MAP-05 is how elements are drawn that no hazard colours", () => {
    expect(drawn(elements("roads"), "line", "line-width")).toEqual(heavy(3.8));
    expect(new Set(drawn(elements("buildings"), "fill", "fill-color")).size).toBe(4);
    expect(drawn(elements("schools"), "point", "circle-radius")).toEqual(
      [1.4, 0.7, 1, 1].map((factor) => expect.closeTo(factor * (9 + (2 * 3.5) / 4.5), 6)),
    );
  });

  it("MAP-30 is a tileset's own colour, weight and icon where the legend is silent", () => {
    const [tileset] = index.elements.get("roads")?.tilesets ?? [];
    const own = {
      legend: { title: "", sections: [] },
      tilesets: [{ ...tileset, style: { color: "#123456", weight: 4 }, icon: "road" }],
    };
    expect(drawn(elements("roads", own), "line", "line-width")).toEqual(
      [7.6, 7.6, 7.6, 7.6].map((width) => expect.closeTo(width, 6)),
    );
    expect(elements("roads", own).find(({ id }) => id.endsWith(":line"))?.paint).toMatchObject({
      "line-color": "#123456",
    });
    const icon = elements("schools", own).find(({ id }) => id.endsWith(":icon"));
    expect(icon?.layout).toMatchObject({ "icon-image": expect.stringContaining("road") });
  });
});

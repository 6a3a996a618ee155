import type { ContextualLayer } from "@stopbank/contract/layers";
import { describe, expect, it } from "vitest";
import { saidOfPlace } from "./saidOfPlace.ts";

const zones: ContextualLayer = {
  id: "zones",
  display_name: "Evacuation zones",
  icon: "walk",
  geometry: "polygon",
  color: "#d55e00",
  infoLookupTileset: "zone",
  tilesets: [],
  legend: {
    title: "Zones",
    sections: [
      { type: "keyValue", keyValues: [{ key: "r", label: "Red: leave the shore", color: "#c0392b" }] },
    ],
  },
};
const { infoLookupTileset: _silent, ...silent } = zones;

describe("MAP-01: what a contextual layer says of a place", () => {
  it.each([
    ["a value", zones, "Yellow", { value: "Yellow" }],
    ["a value that its legend names", zones, "r", { value: "Red: leave the shore" }],
    ["nothing here", zones, "", { none: "Additional information not available." }],
    [
      "nothing anywhere",
      silent,
      "",
      { none: "Currently there's no additional information for Evacuation zones" },
    ],
  ])("%s", (_what, layer, value, said) => expect(saidOfPlace(layer, value)).toEqual(said));
});

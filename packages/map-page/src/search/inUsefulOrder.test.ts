import type { FoundPlace } from "@stopbank/contract/search";
import { expect, it } from "vitest";
import { inUsefulOrder } from "./inUsefulOrder.ts";

const element = (title: string, asset_type: string): FoundPlace => ({
  kind: "element",
  title,
  detail: asset_type,
  position: [172.9, -40.3],
  asset_type,
});
const town: FoundPlace = { kind: "place", title: "Larkhaven", detail: "Town", position: [172.9, -40.3] };
const named = (places: readonly FoundPlace[]) => places.map(({ title, detail }) => `${title} ${detail}`);
const of = {
  isShown: (type: string) => type === "buildings",
  isCascading: (type: string) => type === "parcels",
};

it("MAP-16 puts of one address what is on the map first, and cascading layers last", () => {
  const places = [
    town,
    element("9 Kānuka Terrace", "parcels"),
    element("9 Kānuka Terrace", "meters"),
    element("9 Kānuka Terrace", "buildings"),
  ];
  expect(named(inUsefulOrder(places, of))).toEqual([
    "Larkhaven Town",
    "9 Kānuka Terrace buildings",
    "9 Kānuka Terrace meters",
    "9 Kānuka Terrace parcels",
  ]);
});

it("MAP-16 leaves names in the order in which they fit", () => {
  const places = [element("Terrace 1", "parcels"), element("Terrace 10", "buildings"), town];
  expect(inUsefulOrder(places, of)).toEqual(places);
});

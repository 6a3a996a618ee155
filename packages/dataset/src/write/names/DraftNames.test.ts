import { expect, it } from "vitest";
import type { NamedThing } from "../../names/NamedThing.ts";
import { DraftNames } from "./DraftNames.ts";

const thing = (title: string): NamedThing => ({ kind: "element", title, detail: "", position: [0, 0] });
const streets = (count: number) => Array.from({ length: count }, (_, i) => thing(`${i} Rātā Street`));

it("takes layers with few names first, leaves out those with too many, and says which", () => {
  const names = new DraftNames(10_000);
  names.addLayer("addresses", streets(2_000));
  names.addLayer("streets", streets(50));
  names.addLayer("bridges", streets(20));
  names.addRegions([thing("North")]);
  names.addPlaces([thing("Ōtaki")]);
  const { things, leftOut } = names.chosen();
  expect(leftOut).toEqual(["addresses"]);
  expect(things).toHaveLength(72);
});

it("leaves out the last layer that fits alone and not beside the others", () => {
  const names = new DraftNames(10_000);
  names.addLayer("streets", streets(60));
  names.addLayer("lanes", streets(50));
  expect(names.chosen()).toMatchObject({ leftOut: ["streets"], things: { length: 50 } });
});

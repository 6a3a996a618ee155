import { expect, it } from "vitest";
import { readPhotonAnswer } from "./photonAnswer.ts";

const feature = (properties: object, coordinates: readonly unknown[] = [173.28, -41.27]) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates },
  properties,
});
const read = (...features: readonly unknown[]) => readPhotonAnswer({ type: "FeatureCollection", features });

it("AMB-09 a house is told by number, street, place and country, with the extent turned as ours lie", () => {
  const house = {
    ...{
      housenumber: "14",
      street: "Kauri Street",
      city: "Nelson",
      postcode: "7010",
      country: "New Zealand",
    },
    ...{ countrycode: "NZ", osm_id: 1, extent: [173.1, -41.2, 173.2, -41.3] },
  };
  expect(read(feature(house))).toEqual([
    {
      title: "14 Kauri Street, Nelson 7010, New Zealand",
      ...{ position: [173.28, -41.27], bounds: [173.1, -41.3, 173.2, -41.2], countryCode: "nz" },
    },
  ]);
  expect(read(feature({ name: "Nelson", city: "Nelson" }))[0]?.title).toBe("Nelson");
});

it.each([
  ["a place without a name", feature({})],
  ["a place that is nowhere", feature({ name: "A" }, [200, 0])],
  ["coordinates that are no numbers", feature({ name: "A" }, ["1", "2"])],
  ["a name that is no text", feature({ name: { a: 1 } })],
  ["an extent of three numbers", feature({ name: "A", extent: [1, 2, 3] })],
  ["what is no feature", null],
])("AMB-09 %s is left out, and the others stay", (_what, bad) => {
  expect(read(bad, feature({ name: "Nelson" })).map(({ title }) => title)).toEqual(["Nelson"]);
});

it("AMB-09 what an answer says is text of one line, and not long", () => {
  const [place] = read(feature({ name: `A\n\u202e\u0000b ${"x".repeat(5_000)}` }));
  expect(place?.title).toMatch(/^A b x+$/);
  expect(place?.title).toHaveLength(160);
});

it.each([[null], [{}], [{ features: "none" }], [[]]])("AMB-09 %j is no answer", (answer) => {
  expect(() => readPhotonAnswer(answer)).toThrow("no collection");
});

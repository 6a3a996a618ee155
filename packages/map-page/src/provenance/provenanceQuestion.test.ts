import { expect, it } from "vitest";
import { provenanceQuestion } from "./provenanceQuestion.ts";

const asked = {
  types: ["buildings", "roads"],
  tags: ["f100"],
  coordinates: "all",
  query: { n_days: 2, regions: "suburb.otara" },
  body: {},
};
const square = (corners: number) => ({
  type: "Polygon" as const,
  coordinates: [Array.from({ length: corners }, (_, at) => [172 + at / 1000, -41])],
});

it("EXP-14 asks about the very question, with the scene that it is of", () => {
  expect(provenanceQuestion("larkhaven", asked, "v=2")).toEqual({
    params: { clientName: "larkhaven" },
    rest: "all",
    query: { n_days: 2, regions: "suburb.otara" },
    body: { asset_types: ["buildings", "roads"], hazard_scenarios: ["f100"], scene: "v=2" },
  });
});

it.each([4, 5_000])("EXP-14 leaves out neither area nor filters, however long they are: %i corners", (n) => {
  const filters = { buildings: { use: { values: Array.from({ length: n / 4 }, (_, at) => `use ${at}`) } } };
  const body = { area: square(n), identifying_information: filters };
  expect(provenanceQuestion("larkhaven", { ...asked, coordinates: "body", body }, "v=2")).toMatchObject({
    rest: "body",
    body,
  });
});

it("names a scenario once, of which the map has several layers", () => {
  const { body } = provenanceQuestion("larkhaven", { ...asked, tags: ["f100", "f100"] }, "v=2");
  expect(body.hazard_scenarios).toEqual(["f100"]);
});

import { expect, it } from "vitest";
import { provenanceQuestion } from "./provenanceQuestion.ts";

const asked = {
  types: ["buildings", "roads"],
  tags: ["f100"],
  coordinates: "all",
  query: { n_days: 2 },
  body: {},
};
const square = (corners: number) => ({
  type: "Polygon" as const,
  coordinates: [Array.from({ length: corners }, (_, at) => [172 + at / 1000, -41])],
});

it("EXP-14 asks about the very question, with the scene that it is of", () => {
  expect(provenanceQuestion("larkhaven", asked, "v=2")).toEqual({
    params: { clientName: "larkhaven", types: "buildings,roads", tags: "f100" },
    rest: "all",
    query: { n_days: 2, scene: "v=2" },
  });
});

it("has an area and filters in the address as long as they fit", () => {
  const body = { area: square(4), identifying_information: { buildings: { storeys: { min: 2 } } } };
  const { rest, query } = provenanceQuestion("larkhaven", { ...asked, coordinates: "body", body }, "v=2");
  expect(JSON.parse(rest)).toEqual(square(4).coordinates);
  expect(query).toMatchObject({ identifying_information: '{"buildings":{"storeys":{"min":2}}}' });
  const long = { ...asked, coordinates: "body", body: { area: square(5_000) } };
  expect(provenanceQuestion("larkhaven", long, "x".repeat(9_000))).toMatchObject({
    rest: "all",
    query: { n_days: 2 },
  });
});

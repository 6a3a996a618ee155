import { expect, it } from "vitest";
import { facts } from "../testing/property.ts";
import { memorandumOf } from "./memorandum.ts";

it("the memorandum's section as data is of the very facts, headed as a draft, with every field of a technical report", () => {
  const section = memorandumOf(facts);
  expect(section).toMatchObject({
    status: "Draft for the council's officer: not a land information memorandum",
    property: { asset_id: "PROP-00732", address: facts.address, legal_description: "Lot 3 DP 1219" },
    wording: "In good faith.",
    officer_to_add: facts.memorandum.officer_adds,
    still_missing: facts.memorandum.still_missing,
    dataset: { version: "0a487dee999abae0" },
  });
  const [flood] = section.natural_hazards;
  expect(flood).toMatchObject({ name: "River flooding", status: "not exposed", nearest_metres: 40 });
  expect(flood?.effects_of_climate_change.map(({ label }) => label)).toEqual([
    "2090, middle emissions",
    "2090, high emissions",
    "2150",
  ]);
  expect(Object.keys(flood?.technical_reports[0] ?? {}).toSorted()).toEqual(
    [
      "title",
      "date",
      "scope",
      "prepared_by",
      "commissioned_by",
      "purpose",
      "url",
      "summary",
      "scenarios",
    ].toSorted(),
  );
});

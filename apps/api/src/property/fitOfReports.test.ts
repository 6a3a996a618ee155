import { expect, it } from "vitest";
import { mostMisfits } from "../wire/moreMisfits.ts";
import { firstMisfits } from "./firstMisfits.ts";
import { fitOfReports } from "./fitOfReports.ts";

const hazards = [{ scenarios: [{ tag: "flood_100" }, { tag: "flood_500" }] }] as unknown as Parameters<
  typeof fitOfReports
>[1]["hazards"];
const fitOf = (...scenarios: string[]) => fitOfReports([{ title: "Study", scenarios }], { hazards });

it("PRO-09 reports fit where the data has every scenario that they are about", () => {
  expect(fitOf("flood_500", "flood_100")).toEqual([]);
});

it("PRO-09 reports say which of their scenarios the data does not have, each once", () => {
  expect(fitOf("flood_100", "gone", "gone")).toEqual(['"Study" is about "gone", which is not in the data.']);
  expect(fitOf("flood_100", "a", "b")).toEqual(['"Study" is about "a", "b", which are not in the data.']);
});

it("PRO-09 reports about nothing that the data has are told with no hazard, which is said", () => {
  expect(fitOf("gone")).toEqual([
    '"Study" is about "gone": the data has no such scenario, so the report is shown with no hazard.',
  ]);
  expect(fitOf("a", "b")).toEqual([
    '"Study" is about "a", "b": the data has none of these scenarios, so the report is shown with no hazard.',
  ]);
});

it("PRO-08 says the first of what does not fit, and how much more there is", () => {
  const sentences = Array.from({ length: mostMisfits + 3 }, (_, at) => `Sentence ${at}.`);
  expect(firstMisfits(["Two alike.", "Two alike."])).toEqual(["Two alike."]);
  expect(firstMisfits(sentences.slice(0, mostMisfits))).toEqual(sentences.slice(0, mostMisfits));
  expect(firstMisfits(sentences)).toEqual([
    ...sentences.slice(0, mostMisfits),
    "3 more things do not fit the data.",
  ]);
});

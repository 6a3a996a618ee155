import type { RiskData } from "@stopbank/contract/risk";
import { hazardLayer } from "@stopbank/scene/layers";
import { expect, it } from "vitest";
import { answerAbout } from "./answerAbout.ts";

const answer = (hazard_scenario: string) => ({ hazard_scenario }) as RiskData;
const sea = {
  scenarios: ["sea_1", "sea_2", "sea_3"].map((assetTag) => ({ assetTag })),
} as Parameters<typeof answerAbout>[2];
const byControls = hazardLayer("sea", "sea_1");
const known = { ...hazardLayer("sea", "sea_3"), addedByKnownRisks: true as const };
const onMap = ["sea_1", "sea_3"];

it.each([
  ["its own", byControls, ["sea_2", "sea_1"], "sea_1"],
  ["that of the scenario it showed before", byControls, ["sea_3", "sea_2"], "sea_2"],
  ["none of another entry of its hazard", byControls, ["sea_3"], undefined],
  ["its own, of a known one", known, ["sea_1", "sea_3"], "sea_3"],
  ["no other, of a known one", known, ["sea_1", "sea_2"], undefined],
] as const)("MAP-23 gives an entry its answer: %s", (_what, layer, answers, tag) => {
  expect(answerAbout(layer, onMap, sea, answers.map(answer))?.hazard_scenario).toBe(tag);
});

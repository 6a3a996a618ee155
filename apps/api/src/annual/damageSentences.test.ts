import { expect, it } from "vitest";
import { annualDamageSentence } from "./annualDamageSentence.ts";
import { damageTogetherSentence } from "./damageTogetherSentence.ts";

const layers = [
  { displayName: "Buildings", displayNamePlural: "Buildings", isCascading: false },
  { displayName: "Productive rural land", isCascading: false },
];
const counts = [0, 1, 2, 1_234];
const amounts = [null, { min: 609, value: 609, max: 609 }, { min: 8e5, value: 1_230_000, max: 2e6 }];
const money = String.raw`US\$(?:[\d,]+|[\d.]+ M)`;
const elements = "(?:buildings|productive rural land)";
const empty = String.raw`(?:There are no buildings|Productive rural land: nothing) in this selection\.`;
const many = String.raw`(?!1 )\d[\d,]*`;
const missed = `(?: (?:1 was|${many} were) not assessed\\.)?`;
const leftOut = (end: string) =>
  `(?: (?:1 of \\S+ exposed lacks|${many} of \\S+ exposed lack) a [^.]*${end}\\.)?`;
const bound = String.raw`(?: That is a lower bound: of \d[\d,]* the damage is not known [^.]*\.)?`;

const together = {
  asset_type: "any",
  hazard_scenarios: ["a", "b", "c"],
  dataset_version: "v",
  currency: "USD",
  damage: null,
  each: [],
  rule: "log-linear" as const,
  expected_annual_damage: null,
  not_assessed_count: 0,
  notes: [],
};
const annualOf = (annual: (typeof amounts)[number]) => ({ expected_annual_damage: annual });
/** What sums leave out, in one event and by the year alike. */
const left = (out: number, never: number) => ({
  exposed_count: 2_000,
  counted_count: 2_000 - out,
  partly_assessed_count: out,
  never_assessed_count: never,
  annual_exposed_count: 2_000,
  annual_counted_count: 2_000 - out,
  annual_partly_assessed_count: out,
  annual_never_assessed_count: never,
});

const oddOnes = (sentences: readonly string[], forms: readonly string[]) =>
  [...new Set(sentences)].filter(
    (sentence) =>
      !forms.some((form) => new RegExp(`^(?:${form})$`, "u").test(sentence.replaceAll("\u00a0", " "))),
  );

it("says in grammatical sentences what a hazard costs a year, for every layer, count and amount", () => {
  const sentences = layers.flatMap((layer) =>
    ["Landslides", "River flood"].flatMap((hazard) =>
      amounts.flatMap((annual) =>
        counts.flatMap((out) =>
          counts.flatMap((never) =>
            [0, 9_000].map((selected) =>
              annualDamageSentence(
                {
                  currency: "USD",
                  expected_annual_damage: annual,
                  selected_count: selected,
                  exposed_count: 2_000,
                  counted_count: 2_000 - out,
                  without_cost_count: out,
                  without_curve_count: 0,
                  without_intensity_count: 0,
                  partly_assessed_count: out,
                  not_assessed_count: never,
                  never_assessed_count: never,
                  loss_curve: [],
                  notes: [],
                },
                layer,
                hazard,
              ),
            ),
          ),
        ),
      ),
    ),
  );
  expect(
    oddOnes(sentences, [
      empty,
      `Expected annual damage of ${elements} is not known for (?:Landslides|River flood): [^.]*\\.${missed}`,
      `(?:Landslides|River flood): damage to the selected ${elements} costs (?:at least )?${money} a year(?: \\(${money} to ${money}\\))?\\.${bound}${leftOut("(?:is|are) left out")}${missed}`,
    ]),
  ).toEqual([]);
});

it("says in grammatical sentences what hazards cost together, for every layer, count and amount", () => {
  const sentences = layers.flatMap((layer) =>
    amounts.flatMap((damage) =>
      amounts.flatMap((annual) =>
        counts.flatMap((out) =>
          counts.flatMap((never) =>
            [0, 1, 2, 3].flatMap((withCurve) =>
              [0, 9_000].map((selected) =>
                damageTogetherSentence(
                  { ...together, damage, ...annualOf(annual), ...left(out, never), selected_count: selected },
                  layer,
                  withCurve,
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
  const missed = `(?: (?:1 was|${many} were) not assessed for any of them\\.)?`;
  const year = `By the year they cost the selected ${elements} (?:at least )?${money}; (?:none of them is a single event|what one event costs is not known)\\.`;
  expect(
    oddOnes(sentences, [
      empty,
      `What these hazards together cost ${elements} is not known: [^.]*\\.${missed}`,
      `${year}${bound}${leftOut("(?:is|are) left out")}${missed}`,
      `In one event they cost the selected ${elements} (?:at least )?${money}(?: \\(${money} to ${money}\\))?\\.${bound}(?: (?:1 of the 3 scenarios has|[02] of the 3 scenarios have) a damage curve\\.)?${leftOut("(?:is|are) left out")}${missed}`,
    ]),
  ).toEqual([]);
});

it.each([
  ["in one event", { damage: amounts[2]! }],
  ["by the year", { damage: null, ...annualOf(amounts[2]!) }],
])("never drops who is left out and who was assessed for no hazard, %s", (_, known) => {
  const sentenceOf = (out: number, never: number) =>
    damageTogetherSentence(
      { ...together, ...known, ...left(out, never), selected_count: 9_000 },
      layers[0]!,
      3,
    );
  expect(sentenceOf(0, 0)).not.toMatch(/left out|not assessed/);
  expect(sentenceOf(7, 0)).toContain(
    "7 of 2,000 exposed lack a cost, a curve or an intensity and are left out.",
  );
  expect(sentenceOf(0, 40)).toContain("40 were not assessed for any of them.");
});

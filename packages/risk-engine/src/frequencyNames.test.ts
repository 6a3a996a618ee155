import { expect, it } from "vitest";
import { frequencyParameters, type Recurring, unnamedFrequencies } from "./returnPeriods.ts";

/** A value and its return period in years. */
type Step = readonly [value: number | string, years: number];
/** `frequency`: varies along one loss curve. `open`: it has to be named. `held`: a curve for each of its values. */
type Answer = "frequency" | "open" | "held";

const texts = (...each: [text: string, years: number][]): Step[] => each;

it.each<[key: string, label: string | undefined, steps: readonly Step[], Answer]>([
  // Texts.
  ["aep", undefined, texts(["1e-2", 100], ["1e-3", 1_000]), "frequency"],
  ["aep", undefined, texts(["1%", 100], [".5 %", 200]), "frequency"],
  ["aep", undefined, texts(["10% (1 in 10)", 10], ["1% (1 in 100)", 100]), "frequency"],
  [
    "x",
    undefined,
    texts(["10% (1 in 10)", 10], ["1% (1 in 100)", 100], ["0.1% (1 in 1,000)", 1_000]),
    "frequency",
  ],
  ["x", undefined, texts(["1 in 20 years (5%)", 20], ["1 in 500 years (0.2%)", 500]), "frequency"],
  ["x", undefined, texts(["10-year (10% AEP)", 10], ["100-year (1% AEP)", 100]), "frequency"],
  ["x", undefined, texts(["1:10", 10], ["1/100", 100]), "frequency"],
  ["x", undefined, texts(["1-in-10", 10], ["1 IN 100", 100]), "frequency"],
  ["x", undefined, texts(["ARI-10", 10], ["Q100", 100]), "frequency"],
  ["x", undefined, texts(["+10", 10], [" 100 ", 100]), "frequency"],
  ["x", undefined, texts(["-10", 10], ["-100", 100]), "open"],
  ["x", undefined, texts(["10 (SSP1)", 10], ["100 (SSP2)", 100]), "open"],
  ["x", undefined, texts(["10% (1 in 100)", 10], ["1% (1 in 10)", 100]), "open"],
  ["x", undefined, texts(["", 10], ["100", 100]), "open"],
  ["x", undefined, texts(["0xA", 10], ["0x64", 100]), "open"],
])("%s, called %j, of %j is %s", (key, label, steps, answer) => {
  const scenarios = steps.map(
    ([value, returnPeriodYears]): Recurring => ({ parameters: { [key]: value }, returnPeriodYears }),
  );
  const described = label === undefined ? {} : { [key]: { label } };
  const given = {
    frequency: frequencyParameters(scenarios, described),
    open: unnamedFrequencies(scenarios, described),
  };
  expect(given).toEqual({ frequency: [], open: [], ...(answer === "held" ? {} : { [answer]: [key] }) });
});

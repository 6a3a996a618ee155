import type { AnnualDamage } from "@stopbank/contract/annual-damage";
import type { Hazard } from "@stopbank/dataset/manifest";
import { formatNumber } from "@stopbank/numbers";
import type { PeriodChoice } from "../ask/scenarioChoice.ts";

type Note = AnnualDamage["notes"][number];

/** What was decided for the caller where a question fits several scenarios of one return period. */
export function periodNotes({ title, parameters }: Hazard, { open, steps }: PeriodChoice): Note[] {
  const heldSentences = Object.entries(open).map(([key, value]) => {
    const text = parameters[key]?.keyValues?.find((each) => each.key === value)?.label ?? String(value);
    return `${parameters[key]?.label ?? key} ${text}`;
  });
  return [
    ...(heldSentences.length === 0
      ? []
      : [
          {
            code: "risk/parameters-left-open",
            sentence: `${title} is taken with ${heldSentences.join(", ")}, as its first scenario has it: the question left that open.`,
          },
        ]),
    ...steps
      .filter(({ leftAside }) => leftAside.length > 0)
      .map(({ years, scenario, leftAside }) => ({
        code: "risk/several-scenarios-of-a-period",
        sentence: `1 in ${formatNumber(years)} years: “${scenario.displayName}” counts; ${leftAside.map(({ displayName }) => `“${displayName}”`).join(" and ")}, of the same return period, ${leftAside.length === 1 ? "is" : "are"} left aside.`,
      })),
  ];
}

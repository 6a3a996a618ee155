import type { Manifest } from "@stopbank/dataset/manifest";
import { type Uses, usageDay } from "@stopbank/store/usage";

const dayMs = 86_400_000;
const days = 26 * 7;

/** The same numbers each time, between 0 and 1: a demonstration that differs from start to start cannot be tested. */
function createNoise(seed: number): () => number {
  let state = seed;
  return () => {
    // Park and Miller's generator.
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/**
 * Modelled usage of the 26 weeks before a day: council staff on working days, more of them over the months and fewer in the school
 * holidays of July and late September, who open some layers far more often than others (by Zipf's law). Marked as modelled.
 */
export function modelUsage(
  { elementTypes, hazards, contextual }: Pick<Manifest, "elementTypes" | "hazards" | "contextual">,
  today: Date,
): readonly Uses[] {
  const noise = createNoise(20_261_124);
  const hazardLayers = hazards.map(({ hazardId }) => `hazard.${hazardId}`);
  const elementLayers = elementTypes.map(({ type }) => `elements.${type}`);
  // Datasets list first what matters most. Hazards and what they reach come before what is there for context.
  const layers = [
    ...elementLayers.flatMap((layer, at) => [layer, ...hazardLayers.slice(at, at + 1)]),
    ...hazardLayers.slice(elementLayers.length),
    ...contextual.map(({ id }) => `context.${id}`),
  ];
  const uses: Uses[] = [];
  for (let before = days; before >= 1; before--) {
    const at = new Date(today.getTime() - before * dayMs);
    const day = usageDay(at);
    const signIns = signInsOn(new Date(`${day}T00:00:00Z`), days - before, noise());
    const add = (kind: Uses["kind"], subject: string, mean: number) => {
      const count = Math.round(mean * (0.6 + 0.8 * noise()));
      if (count > 0) uses.push({ day, kind, subject, count, modelled: true });
    };
    add("sign-in", "", signIns);
    for (const [rank, layer] of layers.entries()) add("layer", layer, (signIns * 2.4) / (rank + 1));
    add("area", "drawn", signIns * 0.7);
    add("area", "regions", signIns * 0.4);
    add("export", "risk.summary-report", signIns * 0.15);
    add("export", "admin.verify-dataset", before % 14 === 0 ? 1 : 0);
  }
  return uses;
}

const holidays: readonly (readonly [from: string, until: string])[] = [
  ["07-04", "07-19"],
  ["09-26", "10-11"],
];

function signInsOn(day: Date, sinceBeginning: number, chance: number): number {
  const weekday = day.getUTCDay();
  const isWeekend = weekday === 0 || weekday === 6;
  const date = day.toISOString().slice(5, 10);
  const isHoliday = holidays.some(([from, until]) => date >= from && date <= until);
  const grown = 6 + (10 * sinceBeginning) / days;
  return grown * (isWeekend ? 0.12 : 1) * (isHoliday ? 0.55 : 1) * (0.8 + 0.4 * chance);
}

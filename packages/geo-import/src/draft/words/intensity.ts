import type { ClassesEntry } from "../../description/hazards.ts";

/** What a hazard's values probably are. */
export interface GuessedIntensity {
  readonly intensity: string;
  readonly unit?: string;
  readonly classes: ClassesEntry;
  readonly isKnown: boolean;
}

const kinds: readonly { words: RegExp; intensity: string; unit: string; from: number }[] = [
  { words: /velocity|flow_?speed/i, intensity: "Velocity", unit: "m/s", from: 0.1 },
  { words: /pga|shak|quake|seismic/i, intensity: "Peak ground acceleration", unit: "g", from: 0.05 },
  { words: /wind|gust|cyclone|hurricane|storm_?speed/i, intensity: "Wind speed", unit: "m/s", from: 17 },
  { words: /depth|flood|inun|tsunami|surge|pluvial|fluvial/i, intensity: "Depth", unit: "m", from: 0.05 },
  { words: /ash|tephra/i, intensity: "Thickness", unit: "mm", from: 1 },
];

/** Guesses by the words of names; what is not known has no unit and one class for all above 0. */
export function guessIntensity(words: string): GuessedIntensity {
  const found = kinds.find((kind) => kind.words.test(words));
  if (found === undefined) return { intensity: "Value", classes: "exposed", isKnown: false };
  const { intensity, unit, from } = found;
  return { intensity, unit, classes: [{ from, class: "exposed" }], isKnown: true };
}

/** Whether a name speaks of an intensity: such names are of different hazards, not of scenarios of one. */
export const isIntensityWord = (word: string): boolean =>
  /^(depth|velocity|speed|pga|pgv|wind|gust|level|wse|height|duration|arrival|intensity|hazard|temperature)$/i.test(
    word,
  );

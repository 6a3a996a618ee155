import { type ClassWords, classWordsOf } from "@stopbank/dataset/class-words";
import { damageClasses } from "@stopbank/risk-engine/classes";
import { notAssessed } from "@stopbank/risk-engine/columns";
import { notExposed } from "./scenarioCursor.ts";

/** The words for a damage class and for its absence, and the specification's rating of it (S2 section 9, AMB-52). */
export interface Rated {
  readonly state: "exposed" | "not exposed" | "not assessed";
  /** Null where there is no class. */
  readonly word: string | null;
  /** 0 to 8; null where there is no class. */
  readonly rating: number | null;
}

/** Low and minor, and high and major, are one class each: which word a dataset has decides. */
const ratingOf = (words: ClassWords) => {
  const isLowHigh = words.low === classWordsOf({ classWords: "low-high" }).low;
  return {
    unspecified: 0,
    potential: 1,
    exposed: 2,
    insignificant: 3,
    low: isLowHigh ? 4 : 5,
    moderate: 6,
    high: isLowHigh ? 8 : 7,
  };
};

/** By the code of a {@link ScenarioCursor}; what a dataset's code does not mean anything by reads not assessed. */
export function ratedByCode(words: ClassWords): readonly Rated[] {
  const ratings = ratingOf(words);
  const unknown: Rated = { state: "not assessed", word: null, rating: null };
  const rated = Array.from({ length: 256 }, () => unknown);
  for (const [code, name] of damageClasses.entries())
    rated[code] = { state: "exposed", word: words[name], rating: ratings[name] };
  rated[notExposed] = { state: "not exposed", word: null, rating: null };
  rated[notAssessed] = unknown;
  return rated;
}

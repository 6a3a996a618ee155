import type { DamageClass } from "@stopbank/risk-engine/columns";
import type { DatasetAbout } from "./manifest.ts";

/** A word for each damage class, from the least to the most severe. */
export type ClassWords = Readonly<Record<DamageClass, string>>;

const words: ClassWords = {
  unspecified: "Unspecified",
  insignificant: "Insignificant",
  exposed: "Exposed",
  potential: "Potential",
  low: "Minor",
  moderate: "Moderate",
  high: "Major",
};

/** The one word people read for each damage class of a dataset, on every screen, in every answer and export. */
export const classWordsOf = ({ classWords }: Pick<DatasetAbout, "classWords">): ClassWords =>
  classWords === "low-high" ? { ...words, low: "Low", high: "High" } : words;

import type { ClassCode } from "../palettes.ts";

/** Damage classes in words, most severe first as legends list them. */
export const classOrder: readonly ClassCode[] = [6, 5, 4, 3, 1, 2, 0, 255];

export type ClassLabels = Readonly<Record<ClassCode, string>>;

/** Without a client's own words. Minor and Major stand where a client's legend may say Low and High. */
export const usualClassLabels: ClassLabels = {
  0: "Exposed, damage unspecified",
  1: "Potential",
  2: "Exposed",
  3: "Insignificant",
  4: "Minor",
  5: "Moderate",
  6: "Major",
  255: "Not assessed",
};

export const notExposedLabel = "Not exposed";

import type { Legend } from "@stopbank/contract/legends";
import type { WireClass } from "@stopbank/contract/risk";
import { type ClassCode, classColours, notAssessed, notExposed } from "@stopbank/map/palettes";

/** Words for every damage class by the code the map colours by; 255 is not assessed. */
export type ClassLabels = Readonly<Record<ClassCode, string>>;

/** As the dataset codes them. */
const codes: Readonly<Record<WireClass, Exclude<ClassCode, 255>>> = {
  unspecified: 0,
  potential: 1,
  exposed: 2,
  insignificant: 3,
  low: 4,
  medium: 5,
  high: 6,
};

/** From the least to the most severe, those that say nothing of severity first. */
export const classesBySeverity: readonly WireClass[] = [
  "unspecified",
  "exposed",
  "potential",
  "insignificant",
  "low",
  "medium",
  "high",
];

/** Minor and Major instead of Low and High where a damage legend of the client says so, or none is known. */
export function classLabels(legends: readonly Legend[] | undefined): ClassLabels {
  const words = legends?.flatMap(({ sections }) =>
    sections.flatMap((section) =>
      section.type === "categorical"
        ? section.items.filter((item) => item.damage_class !== undefined).map((item) => item.label)
        : [],
    ),
  );
  const saysMinor = words === undefined || words.some((word) => /\b(minor|major)\b/i.test(word));
  return {
    0: "Unspecified",
    1: "Potential",
    2: "Exposed",
    3: "Insignificant",
    4: saysMinor ? "Minor" : "Low",
    5: "Moderate",
    6: saysMinor ? "Major" : "High",
    255: "Not assessed",
  };
}

export interface ClassLook {
  readonly label: string;
  readonly colour: string;
}

export const classLook = (name: WireClass, labels: ClassLabels): ClassLook => ({
  label: labels[codes[name]],
  colour: classColours[codes[name]],
});

export const notExposedLook: ClassLook = { label: "Not exposed", colour: notExposed.fill };
export const notAssessedLook: ClassLook = { label: "Not assessed", colour: notAssessed.fill };

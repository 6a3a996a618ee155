import type { ClassLabels } from "@stopbank/map-page/damage-classes";
import { classLook } from "@stopbank/map-page/damage-classes";

export interface Definition {
  readonly term: string;
  readonly means: string;
  /** As the maps and charts have it; undefined where it has none. */
  readonly colour: string | undefined;
  readonly isHatched: boolean;
}

/** The states an element can be in, in the client's words for damage classes, the least first (EXP-09). */
export function definitionsOf(labels: ClassLabels): readonly Definition[] {
  const of = (
    name: "insignificant" | "low" | "medium" | "high" | "exposed",
    usual: string,
    means: string,
  ) => {
    const { label, colour } = classLook(name, labels);
    return { term: usual.includes(label) ? usual : label, means, colour, isHatched: false };
  };
  return [
    {
      term: "Not Exposed",
      means: "The study covered the element, and the hazard does not reach it in this scenario.",
      colour: "#c9d1da",
      isHatched: false,
    },
    of(
      "insignificant",
      "Insignificant",
      "The hazard reaches the element, and what it does there is too little to matter for its use.",
    ),
    of("low", "Minor/Low", "Damage that is repaired easily; the element stays in use or is soon again."),
    of("medium", "Moderate", "Damage that takes longer to repair; the element is out of use meanwhile."),
    of("high", "Major/High", "Damage to what carries the element, up to its loss."),
    of("exposed", "Exposed", "The hazard reaches the element. How badly it is damaged is not modelled."),
    {
      term: "Not assessed",
      means: "No study covered the element for this scenario. It is neither exposed nor safe.",
      colour: undefined,
      isHatched: true,
    },
  ];
}

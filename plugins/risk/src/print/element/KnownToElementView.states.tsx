import { classLabels } from "@stopbank/map-page/damage-classes";
import { statesOf } from "@stopbank/ui/testing/states-of";
import { knownHazards } from "../../domain/selected/knownHazards.ts";
import { elementExposure } from "../../domain/testing/exposures.ts";
import { KnownToElementView } from "./KnownToElementView.tsx";

const shared = {
  term: "hazards",
  vulnerability: "Consequence",
  isCascading: false,
  labels: classLabels(undefined),
  nameOf: ({ display_name }: { readonly display_name: string }) => display_name,
};

export default statesOf(KnownToElementView, {
  none: { ...shared, known: knownHazards([]) },
  some: {
    ...shared,
    known: knownHazards([elementExposure("1 m", "true"), elementExposure("0 m", "false")]),
  },
  "not assessed": { ...shared, known: knownHazards([elementExposure("1 m", "unknown")]) },
});

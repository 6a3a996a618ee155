import type { DatasetAbout } from "@stopbank/dataset/manifest";
import type { ElementLayerDescription } from "../description/elements.ts";
import type { HazardEntry } from "../description/hazards.ts";
import { samplingNote } from "../hazards/describeHazard.ts";

/** The rules that change answers, as they held in this import. */
export const importConventions = (
  hazards: readonly HazardEntry[],
  elements: readonly ElementLayerDescription[],
): DatasetAbout["conventions"] => ({
  areaRule: {
    code: "touches",
    text: "An element is in a drawn area when it touches it; the boundary counts.",
  },
  regionRule: {
    code: "anchor",
    text: "An element belongs to the region that holds its representative point: halfway along a line, the middle of the widest stretch at half height of a polygon.",
  },
  lengthRule: lengthRule(elements.flatMap(({ measure, type }) => (measure === "projected" ? type : []))),
  sampling: {
    code: "per-hazard",
    text: hazards.map((hazard) => `${hazard.title}: ${samplingNote(hazard)}`).join(" "),
  },
  classRule: {
    code: "per-hazard",
    text: "Each hazard states how its damage classes follow from its values.",
  },
  curveRule: {
    code: "linear-clamped",
    text: "Damage ratios are read straight between the points of a curve and level beyond them.",
  },
  eadRule: eadRule(hazards),
});

const eadWords = {
  "log-linear": "joins return periods on a logarithmic scale and adds the tail beyond the rarest",
  trapezoid: "joins return periods straight in the yearly probability and adds the tail beyond the rarest",
  "no-tail": "joins return periods on a logarithmic scale and adds nothing beyond the rarest",
} as const;

function eadRule(hazards: readonly HazardEntry[]): DatasetAbout["conventions"][string] {
  const own = hazards.filter(({ annualDamage = "log-linear" }) => annualDamage !== "log-linear");
  const others = own.map(({ title, annualDamage }) => ` For ${title} it ${eadWords[annualDamage!]}.`);
  return {
    code: own.length === 0 ? "log-linear-tail" : "per-hazard",
    text: `Expected annual damage ${eadWords["log-linear"]}.${others.join("")}`,
  };
}

function lengthRule(projected: readonly string[]): DatasetAbout["conventions"][string] {
  const geodesic =
    "Lengths and areas are measured on the WGS 84 ellipsoid, whatever system the source was in";
  if (projected.length === 0) return { code: "geodesic", text: `${geodesic}.` };
  return {
    code: "per-layer",
    text: `${geodesic}, but those of ${projected.join(", ")} in the plane of the source's own projected system.`,
  };
}

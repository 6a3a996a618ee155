import type { DatasetAbout } from "@stopbank/dataset/manifest";

export const demoConventions: DatasetAbout["conventions"] = {
  areaRule: {
    code: "touches",
    text: "An element is in a drawn area when it touches it; the boundary counts.",
  },
  regionRule: {
    code: "anchor",
    text: "An element belongs to the region that holds the middle of its corners.",
  },
  sampling: {
    code: "max",
    text: "An element takes the greatest intensity of the 25 m cells its outline touches; a point takes its own cell.",
  },
  classRule: {
    code: "thresholds",
    text: "Damage classes follow thresholds of intensity that each hazard states.",
  },
  eadRule: {
    code: "log-linear-tail",
    text: "Expected annual damage joins return periods on a logarithmic scale and adds the tail beyond the rarest.",
  },
  outageRule: {
    code: "downstream-of-breaks",
    text: "A property is without water while a main upstream of it is broken; crews mend three breaks a day, from the reservoirs outwards.",
  },
};

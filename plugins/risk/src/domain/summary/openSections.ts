import type { LayerKind, Scene } from "@stopbank/scene";
import type { OpenSections, SectionOf } from "./openExtension.ts";

/** More than this many are closed until they are opened: a page of them is not read but searched. */
const mostOpenAtFirst = 4;

/** Whether a section is open: as it was left, else by how many there are. */
export function isSectionOpen(sections: OpenSections, section: SectionOf, scene: Scene): boolean {
  const left = sections.find((each) => isSame(each, section))?.isOpen;
  const countOf = (kind: LayerKind) => scene.layers.filter((layer) => layer.kind === kind).length;
  return left ?? countOf("element") * countOf("hazard") <= mostOpenAtFirst;
}

/** With a section opened or closed. */
export const withSection = (sections: OpenSections, section: SectionOf, isOpen: boolean): OpenSections => [
  ...sections.filter((each) => !isSame(each, section)),
  { type: section.type, hazard: section.hazard, isOpen },
];

const isSame = (a: SectionOf, b: SectionOf) => a.type === b.type && a.hazard === b.hazard;

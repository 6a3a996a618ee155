import type { SceneExtension } from "@stopbank/scene/extension";
import { entryOf } from "@stopbank/scene/layer-key";
import { escapeName, unescapeNameOrNothing } from "@stopbank/scene/text";

/** One section of the summary: an element layer under a hazard or, without one, under all of them together. */
export interface SectionOf {
  readonly type: string;
  /** As `entryOf` names the hazard's layer; empty for all together. */
  readonly hazard: string;
}

/** Sections that were opened or closed by hand. */
export type OpenSections = readonly (SectionOf & { readonly isOpen: boolean })[];

/** `buildings:river_flood:open,roads::closed`. */
export const openExtension: SceneExtension<OpenSections> = {
  id: "risk.open",
  what: "which sections of the summary are open",
  encode: (sections) =>
    sections
      .map(({ type, hazard, isOpen }) =>
        [escapeName(type), escapeName(hazard), isOpen ? "open" : "closed"].join(":"),
      )
      .join(","),
  decode(text) {
    const sections = text.split(",").map((part) => {
      const [type, hazard, state, ...rest] = part.split(":").map(unescapeNameOrNothing);
      const isKnown = (state === "open" || state === "closed") && rest.length === 0;
      return isKnown && type && hazard !== undefined ? { type, hazard, isOpen: state === "open" } : undefined;
    });
    return sections.every((section) => section !== undefined) ? sections : undefined;
  },
  isEmpty: (sections) => sections.length === 0,
  /** A section of a layer that is gone is missed by nobody. */
  fit(sections, scene) {
    const kept = sections.filter(
      ({ type, hazard }) =>
        // Looked for by hand: what scenes do with layers is not loaded with the plugin.
        scene.layers.some(({ kind, id }) => kind === "element" && id === type) &&
        (hazard === "" || scene.layers.some((layer) => layer.kind === "hazard" && entryOf(layer) === hazard)),
    );
    return { value: kept.length === sections.length ? sections : kept, ignored: [] };
  },
};

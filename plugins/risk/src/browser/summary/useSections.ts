import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { extensionValue, setExtension } from "@stopbank/scene/extension";
import { openExtension, type SectionOf } from "../../domain/summary/openExtension.ts";
import { isSectionOpen, withSection } from "../../domain/summary/openSections.ts";

/** Which sections of the summary are open, as the scene has it. */
export function useSections() {
  const { store } = useMapPage();
  const scene = usePageScene();
  const sections = extensionValue(scene, openExtension) ?? [];
  const isOpen = (section: SectionOf) => isSectionOpen(sections, section, scene);
  const set = (section: SectionOf, next: boolean) =>
    store.apply(setExtension(openExtension, withSection(sections, section, next)), { undoable: false });
  return {
    isOpen,
    toggle: (section: SectionOf) => set(section, !isOpen(section)),
    /** Opens it and leads there. */
    goTo: (section: SectionOf) => {
      if (!isOpen(section)) set(section, true);
      const head = document.getElementById(foldIdOf(section));
      head?.focus({ preventScroll: true });
      // Once what it opens to is there: before that the panel may be too short to scroll so far.
      requestAnimationFrame(() => head?.scrollIntoView({ block: "start" }));
    },
  };
}

export const foldIdOf = ({ type, hazard }: SectionOf): string => `risk-section-${type}-${hazard}`;

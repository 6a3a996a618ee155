import type { AdminPanel } from "@stopbank/plugin-api/browser";

/** Where a panel lies below `/administration/`. */
export const sectionOf = ({ section, id }: Pick<AdminPanel, "section" | "id">): string => section ?? id;

export interface PanelGroup {
  readonly title: AdminPanel["group"];
  readonly panels: readonly AdminPanel[];
}

const titles: readonly AdminPanel["group"][] = ["Organisation", "People", "Data", "Activity", "Installation"];

/** The panels by what they stand under. Of two with one section the first counts: the other cannot be reached. */
export function panelGroups(panels: readonly AdminPanel[]): readonly PanelGroup[] {
  const reachable = panels.filter(
    (panel, place) => panels.findIndex((other) => sectionOf(other) === sectionOf(panel)) === place,
  );
  return titles
    .map((title) => ({ title, panels: reachable.filter(({ group }) => group === title) }))
    .filter((group) => group.panels.length > 0);
}

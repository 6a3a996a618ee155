import type { ExposedByHazardGroup } from "@stopbank/contract/prioritisation-elements";

export type ExposedGroup = ExposedByHazardGroup[number];
type Exposed = ExposedGroup["elements"][number];

/** A chart has so many bars at most. */
const mostElements = 10;

export interface ExposedElement {
  readonly id: string;
  readonly label: string;
  /** Of what was assessed, 0 to 100. */
  readonly percentage: number;
  readonly exposed: number;
  readonly unit: string;
  readonly notAssessed: number;
}

/** The most exposed elements, the most first: those with nothing exposed are left out, and beyond 10 the others (PRI-10). */
export const topElements = ({ elements }: Pick<ExposedGroup, "elements">): readonly ExposedElement[] =>
  exposedOf(elements)
    .toSorted((a, b) => b.percentage_exposed - a.percentage_exposed || b.exposed_metric - a.exposed_metric)
    .slice(0, mostElements)
    .map(
      ({
        element_id: id,
        label,
        percentage_exposed,
        exposed_metric: exposed,
        unit,
        not_assessed_metric,
      }) => ({
        id,
        label,
        percentage: percentage_exposed,
        exposed,
        unit,
        notAssessed: not_assessed_metric,
      }),
    );

const exposedOf = (elements: readonly Exposed[]) =>
  elements.filter(
    (element): element is Exposed & { readonly percentage_exposed: number } =>
      element.percentage_exposed !== null && element.exposed_metric > 0,
  );

/** `The most exposed elements in Ōtaki`, from 10 on `Top 10 exposed elements across the entire area`. */
export function exposedTitle(elements: readonly unknown[], area: string | undefined): string {
  const which =
    elements.length >= mostElements ? `Top ${mostElements} exposed elements` : "The most exposed elements";
  return `${which} ${area === undefined ? "across the entire area" : `in ${area}`}`;
}

/** With more groups of hazards than this, one is chosen (PRI-11). */
const mostGroupsBeside = 2;

/** Which groups of hazards are shown: all of a few, and of more the one that is chosen. */
export function shownGroups(
  groups: readonly ExposedGroup[],
  chosen: string | undefined,
): readonly ExposedGroup[] {
  if (groups.length <= mostGroupsBeside) return groups;
  return [groups.find(({ hazard_group }) => hazard_group === chosen) ?? groups[0]].filter(
    (group) => group !== undefined,
  );
}

import { type ExposureStatus, exposureStatuses } from "@stopbank/contract/property-status";

interface Listed {
  readonly display_name: string;
  readonly status: ExposureStatus;
}

interface GroupOf<H> {
  readonly group_name: string;
  readonly hazards: readonly H[];
}

/** Groups by their names, and in each hazards by what matters: exposed, not known, not exposed, then by name. */
export const inReadingOrder = <H extends Listed>(groups: readonly GroupOf<H>[]): GroupOf<H>[] =>
  groups
    .toSorted((a, b) => byName(a.group_name, b.group_name))
    .map((group) => ({
      ...group,
      hazards: group.hazards.toSorted(
        (a, b) =>
          exposureStatuses.indexOf(a.status) - exposureStatuses.indexOf(b.status) ||
          byName(a.display_name, b.display_name),
      ),
    }));

const byName = (a: string, b: string) => a.localeCompare(b, "en-NZ");

import { HTMLSelect } from "@blueprintjs/core";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import { useId } from "react";
import {
  type ExposedGroup,
  exposedTitle,
  shownGroups,
  topElements,
} from "../../domain/exposure/topElements.ts";
import { ElementBars } from "./ElementBars.tsx";

export interface ExposedElementsViewProps {
  /** A list for each group of hazards. */
  readonly groups: Loadable<readonly ExposedGroup[]>;
  /** The selected area's name. */
  readonly area: string | undefined;
  /** The group that is looked at where there are more than two. */
  readonly chosen: string | undefined;
  readonly onChoose: (group: string) => void;
}

/** What is exposed most, by group of hazards (PRI-10, PRI-11). */
export const ExposedElementsView = ({ groups, ...rest }: ExposedElementsViewProps) => (
  <Loaded
    of={groups}
    label="Looking for the most exposed elements"
    skeleton={<Skeleton height={180} />}
    what="The most exposed elements could not be worked out"
  >
    {(all) => <Shown groups={all} {...rest} />}
  </Loaded>
);

function Shown({
  groups,
  area,
  chosen,
  onChoose,
}: Omit<ExposedElementsViewProps, "groups"> & { readonly groups: readonly ExposedGroup[] }) {
  const id = useId();
  const shown = shownGroups(groups, chosen).map((group) => ({
    name: group.hazard_group,
    elements: topElements(group),
  }));
  const longest = shown.reduce<readonly unknown[]>(
    (most, { elements }) => (elements.length > most.length ? elements : most),
    [],
  );
  return (
    <section className="priority-part" aria-label="Exposed elements">
      <header>
        <h2>{exposedTitle(longest, area)}</h2>
      </header>
      {groups.length > shown.length && (
        <div className="priority-choice">
          <label htmlFor={id}>Hazard group</label>
          <HTMLSelect
            id={id}
            onChange={({ currentTarget }) => onChoose(currentTarget.value)}
            options={groups.map(({ hazard_group }) => hazard_group)}
            value={shown[0]?.name ?? ""}
          />
        </div>
      )}
      {longest.length === 0 && (
        <p className="sb-muted">
          {area === undefined
            ? "Nothing is known to be exposed."
            : `Nothing in ${area} is known to be exposed.`}
        </p>
      )}
      {shown.map(
        ({ name, elements }) =>
          elements.length > 0 && <ElementBars key={name} title={name} elements={elements} />,
      )}
    </section>
  );
}

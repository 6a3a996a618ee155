import { PaperBars } from "@stopbank/charts/paper/bars";
import { formatPercent, formatQuantity } from "@stopbank/numbers";
import { type ExposedGroup, exposedTitle, topElements } from "../../domain/exposure/topElements.ts";

export interface ExposedOnPaperViewProps {
  readonly groups: readonly ExposedGroup[];
  /** The selected area's name. */
  readonly area: string | undefined;
}

/** The most exposed elements, a chart for each group of hazards: on paper nobody chooses one. It goes on below what is before it. */
export function ExposedOnPaperView({ groups, area }: ExposedOnPaperViewProps) {
  const shown = groups.map((group) => ({ name: group.hazard_group, elements: topElements(group) }));
  const longest = shown.reduce<readonly unknown[]>(
    (most, { elements }) => (elements.length > most.length ? elements : most),
    [],
  );
  return (
    <section className="paper-part priority-paper-bars">
      <h2>{exposedTitle(longest, area)}</h2>
      {longest.length === 0 && <p>Nothing is known to be exposed.</p>}
      {shown.map(
        ({ name, elements }) =>
          elements.length > 0 && (
            <PaperBars
              key={name}
              title={name}
              bars={elements.map(({ id, label, percentage, exposed, unit }) => ({
                key: id,
                label,
                colour: "#44608a",
                value: percentage,
                shown: `${formatPercent(percentage / 100)} · ${formatQuantity(exposed, unit)}`,
                share: undefined,
              }))}
              valueLabel="Exposed, of assessed"
              widthPt={500}
            />
          ),
      )}
    </section>
  );
}

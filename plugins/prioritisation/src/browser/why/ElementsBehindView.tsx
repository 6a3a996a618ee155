import type { ValueSetPart } from "@stopbank/contract/prioritisation-parts";
import { formatPercent, formatQuantity, none } from "@stopbank/numbers";

export interface ElementsBehindViewProps {
  readonly valueSets: readonly Pick<ValueSetPart, "value_set_id" | "display_name" | "elements">[];
}

/** The elements that an area's shares are made of, value set by value set, once it is asked for. */
export const ElementsBehindView = ({ valueSets }: ElementsBehindViewProps) => (
  <details className="priority-behind">
    <summary>The elements behind it</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">Elements</th>
          <th scope="col">Exposed</th>
          <th scope="col">Of assessed</th>
          <th scope="col">Not assessed</th>
        </tr>
      </thead>
      {valueSets.map(({ value_set_id, display_name, elements }) => (
        <tbody key={value_set_id}>
          <tr>
            <th colSpan={4} scope="rowgroup">
              {display_name}
            </th>
          </tr>
          {elements.map(
            ({ element_id, label, unit, exposed_metric, assessed_metric, not_assessed_metric }) => (
              <tr key={element_id}>
                <th scope="row">{label}</th>
                <td>{assessed_metric === 0 ? none : formatQuantity(exposed_metric, unit)}</td>
                <td>{assessed_metric === 0 ? none : formatPercent(exposed_metric / assessed_metric)}</td>
                <td>{formatQuantity(not_assessed_metric, unit)}</td>
              </tr>
            ),
          )}
        </tbody>
      ))}
    </table>
  </details>
);

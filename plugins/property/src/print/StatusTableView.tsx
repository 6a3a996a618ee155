import type { PropertyFacts } from "@stopbank/contract/property";
import { StatusMark } from "../browser/hazards/StatusMark.tsx";
import { inReadingOrder } from "../domain/inReadingOrder.ts";

export interface StatusTableViewProps {
  readonly groups: PropertyFacts["groups"];
}

/** Each hazard with its status, and what is known in plain words. */
export const StatusTableView = ({ groups }: StatusTableViewProps) => (
  <section className="property-paper-section">
    <h3>What is known today</h3>
    <table className="paper-table property-paper-table">
      <caption>Status of each hazard at the property, with its likelihood</caption>
      <thead>
        <tr>
          <th scope="col">Hazard</th>
          <th className="paper-words" scope="col">
            Status
          </th>
          <th className="paper-words" scope="col">
            In plain words
          </th>
        </tr>
      </thead>
      <tbody>
        {inReadingOrder(groups).flatMap(({ hazards }) =>
          hazards.map(({ display_name, status, sentence }) => (
            <tr key={display_name}>
              <th scope="row">{display_name}</th>
              <td className="paper-words">
                <StatusMark status={status} />
              </td>
              <td className="paper-words">{sentence}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  </section>
);

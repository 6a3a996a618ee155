import type { PropertyFacts } from "@stopbank/contract/property";
import { leftOutText } from "./leftOutText.ts";

export interface StudiedTableViewProps {
  readonly groups: PropertyFacts["groups"];
}

/** What was studied and when, and what was not. */
export const StudiedTableView = ({ groups }: StudiedTableViewProps) => (
  <section className="property-paper-section">
    <h3>What was studied, and what was not</h3>
    <table className="paper-table property-paper-table property-paper-studied">
      <caption>The study behind each hazard</caption>
      <thead>
        <tr>
          <th scope="col">Hazard</th>
          <th className="paper-words" scope="col">
            How far it reaches, and its report
          </th>
          <th className="paper-words" scope="col">
            What it leaves out
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.flatMap(({ hazards }) =>
          hazards.map(({ display_name, studied, technical_reports: reports, reports_left_out }) => (
            <tr key={display_name}>
              <th scope="row">{display_name}</th>
              <td className="paper-words">
                {[
                  studied.extent,
                  ...reports.map(({ title, date }) => `${title}, ${date}.`),
                  leftOutText(reports_left_out),
                ]
                  .filter((text) => text !== undefined)
                  .join(" ")}
              </td>
              <td className="paper-words">{studied.limits ?? "The data does not say."}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  </section>
);

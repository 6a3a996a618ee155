import type { PropertyFacts } from "@stopbank/contract/property";
import { timeText } from "./timesText.ts";

export interface TimesTableViewProps {
  readonly groups: PropertyFacts["groups"];
}

/** The same events at every time that was modelled, side by side. */
export function TimesTableView({ groups }: TimesTableViewProps) {
  const all = groups.flatMap(({ hazards }) => hazards);
  const changing = all.filter(({ timeframes }) => timeframes.length > 1);
  const still = all.filter(({ timeframes }) => timeframes.length < 2);
  if (changing.length === 0) return null;
  return (
    <section className="property-paper-section">
      <h3>Today and later</h3>
      <table className="paper-table property-paper-table">
        <caption>The same event at each time that was modelled</caption>
        <thead>
          <tr>
            <th scope="col">Hazard</th>
            <th className="paper-words" scope="col">
              Status, with the value where it is exposed
            </th>
          </tr>
        </thead>
        <tbody>
          {changing.map(({ display_name, timeframes }) => (
            <tr key={display_name}>
              <th scope="row">{display_name}</th>
              <td className="paper-words">
                <ol className="property-paper-times">
                  {timeframes.map((time) => (
                    <li key={time.scenario}>
                      <span>{time.label}</span> {timeText(time)}
                    </li>
                  ))}
                </ol>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {still.length > 0 && (
        <p className="property-paper-note">
          {`No later time was modelled for ${still.map(({ display_name }) => display_name.toLowerCase()).join(", ")}.`}
        </p>
      )}
    </section>
  );
}

import type { TrailEvent } from "@stopbank/contract/administration";
import { changeRows, changeWords } from "../../../domain/activity/trailWords.ts";

export interface ChangeViewProps {
  readonly event: Pick<TrailEvent, "details">;
}

/** What is read at a glance has this many letters at most. */
const mostLetters = 120;

/** What an event changed: in a line, or where it is long, part by part once it is opened. */
export function ChangeView({ event }: ChangeViewProps) {
  const words = changeWords(event);
  if (words.length <= mostLetters) return <>{words}</>;
  return (
    <details className="admin-change">
      <summary>Show the change</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changeRows(event).map(({ what, before, after }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

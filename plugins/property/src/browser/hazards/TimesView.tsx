import type { Timeframe } from "@stopbank/contract/property";
import { formatIntensity } from "@stopbank/numbers";
import { StatusMark } from "./StatusMark.tsx";

export interface TimesViewProps {
  readonly times: readonly Timeframe[];
  /** "Depth" */
  readonly intensityLabel: string;
}

/** The same event at each time that was modelled, side by side. */
export const TimesView = ({ times, intensityLabel }: TimesViewProps) => (
  <ol aria-label="The same event at other times" className="property-times">
    {times.map(({ label, scenario, status, value, unit, class_words, is_judged_by }) => (
      <li key={scenario} aria-current={is_judged_by ? "true" : undefined}>
        <strong>{label}</strong>
        <StatusMark status={status} />
        {status === "exposed" && (
          <span className="sb-muted">
            {value === null ? class_words : `${intensityLabel} ${formatIntensity(value, unit)}`}
          </span>
        )}
      </li>
    ))}
  </ol>
);

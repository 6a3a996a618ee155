import { useId } from "react";
import { StepSlider } from "./StepSlider.tsx";

export interface DaysViewProps {
  /** Days that all cascading layers on the map know, ascending. */
  readonly days: readonly number[];
  /** The day that was chosen; undefined for the first. */
  readonly at: number | undefined;
  readonly onChange: (day: number | undefined) => void;
}

/** How long after the event the map shows. */
export function DaysView({ days, at, onChange }: DaysViewProps) {
  const id = useId();
  return (
    <section className="map-page-days" aria-labelledby={id}>
      <h2 id={id}>Days after the event</h2>
      {days.length > 1 ? (
        <StepSlider
          label="Days after the event"
          marks={days.map((day) => ({ text: String(day), isAvailable: true }))}
          at={Math.max(0, days.indexOf(at ?? days[0] ?? 0))}
          onChange={(index) => onChange(days[index])}
        />
      ) : (
        <p className="sb-muted">No Adjustable Timeframe Available</p>
      )}
    </section>
  );
}

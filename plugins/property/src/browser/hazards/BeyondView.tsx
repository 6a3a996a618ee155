import type { PropertyHazard } from "@stopbank/contract/property";
import { TimesView } from "./TimesView.tsx";

export interface BeyondViewProps {
  readonly facts: PropertyHazard;
}

/** What is known of a hazard beyond whether it reaches the property: other times, and what was studied and what was not. */
export const BeyondView = ({
  facts: { timeframes, intensity_label, studied, district_plan },
}: BeyondViewProps) => (
  <>
    {timeframes.length > 1 && (
      <section>
        <h5>Today and later</h5>
        <TimesView times={timeframes} intensityLabel={intensity_label} />
      </section>
    )}
    <section>
      <h5>What was studied</h5>
      <p>{studied.extent}</p>
      {studied.limits !== null && <p>{`Not in the study: ${lowerFirst(studied.limits)}`}</p>}
      {studied.source !== null && <p className="sb-muted">{`Method after: ${studied.source.title}`}</p>}
    </section>
    {district_plan !== null && (
      <section>
        <h5>In the district plan</h5>
        <p>{district_plan}</p>
      </section>
    )}
  </>
);

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

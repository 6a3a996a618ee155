import { PaperTable } from "@stopbank/charts/paper/table";
import type { ScenarioGroup, ValueSet } from "../../domain/choice/settings.ts";
import { greatestWeight, type Weights, weightOf } from "../../domain/weights/weights.ts";

export interface AskedViewProps {
  readonly valueSets: readonly ValueSet[];
  readonly weights: Weights;
  readonly scenario: ScenarioGroup;
  /** The client's word for hazards. */
  readonly hazardsTerm: string;
  /** What was left out and why, in sentences. */
  readonly misfits: readonly string[];
}

/** What was valued how much, and under which scenario. */
export const AskedView = ({ valueSets, weights, scenario, hazardsTerm, misfits }: AskedViewProps) => (
  <section className="paper-part">
    <h2>What was asked</h2>
    <h3>Values</h3>
    <PaperTable
      caption={`How important each is, from 1 (lower) to ${greatestWeight} (higher)`}
      columns={["Value set", "Weight", "Elements"]}
      words={[2]}
      rows={valueSets.map(({ value_set_id, display_name, elements }) => [
        display_name,
        String(weightOf(weights, value_set_id)),
        elements.map(({ label }) => label).join(", "),
      ])}
    />
    <h3>Scenario: {scenario.display_name}</h3>
    {scenario.description !== "" && <p>{scenario.description}</p>}
    <PaperTable
      caption={`${hazardsTerm} in this scenario`}
      columns={[hazardsTerm, "Scenario"]}
      words={[1]}
      rows={scenario.hazard_scenarios.map(({ display_name, scenario_name }) => [display_name, scenario_name])}
    />
    {misfits.length > 0 && (
      <div className="paper-box priority-paper-misfits">
        <h3>What was left out</h3>
        {misfits.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    )}
  </section>
);

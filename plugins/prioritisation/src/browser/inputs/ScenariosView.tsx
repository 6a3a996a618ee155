import { HTMLSelect } from "@blueprintjs/core";
import { useId } from "react";
import type { ScenarioGroup } from "../../domain/choice/settings.ts";

export interface ScenariosViewProps {
  readonly scenarios: readonly ScenarioGroup[];
  readonly chosen: ScenarioGroup;
  /** What the client calls hazards: "Hazards", "Risk Sources". */
  readonly hazards: string;
  readonly onChoose: (scenario: string) => void;
}

/** Under which scenario areas are ranked, and the hazards in it (PRI-06). */
export function ScenariosView({ scenarios, chosen, hazards, onChoose }: ScenariosViewProps) {
  const id = useId();
  return (
    <section className="priority-part" aria-label="Scenarios">
      <header>
        <h2>Scenarios</h2>
      </header>
      <label className="sb-visually-hidden" htmlFor={id}>
        Scenario
      </label>
      <HTMLSelect
        fill
        id={id}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        options={scenarios.map(({ scenario_id: value, display_name: label }) => ({ value, label }))}
        value={chosen.scenario_id}
      />
      {chosen.description !== "" && <p className="sb-muted">{chosen.description}</p>}
      <h3>{hazards} in this scenario</h3>
      <ul className="priority-hazards">
        {chosen.hazard_scenarios.map(({ hazard_uid, display_name, scenario_name }) => (
          <li key={hazard_uid}>
            <span>{display_name}</span>
            {scenario_name !== "" && scenario_name !== display_name && (
              <span className="sb-muted">{scenario_name}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

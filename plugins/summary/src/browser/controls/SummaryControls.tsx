import { Checkbox, HTMLSelect, Radio, RadioGroup, Switch } from "@blueprintjs/core";
import type { RegionGroup } from "@stopbank/contract/regions";
import { useId } from "react";
import type { SummaryChoice } from "../../domain/summaryChoice.ts";
import { ScenarioChoice } from "./ScenarioChoice.tsx";
import { Segments } from "./Segments.tsx";
import type { ScenarioGroup } from "./scenarioGroups.ts";

export interface SummaryControlsProps {
  readonly choice: SummaryChoice;
  readonly change: (part: Partial<SummaryChoice>) => void;
  readonly scenarios: readonly ScenarioGroup[];
  readonly mostScenarios: number;
  readonly elementGroups: readonly string[];
  readonly regionGroups: readonly Pick<RegionGroup, "region_group" | "title">[];
}

/** The group of all elements, as no data names one. */
const allElements = "";

/** What is summed up, and how it is shown (SUM-02, SUM-03). */
export function SummaryControls(props: SummaryControlsProps) {
  const { choice, change, scenarios, mostScenarios, elementGroups, regionGroups } = props;
  const regions = useId();
  return (
    <div className="summary-controls">
      <ScenarioChoice
        groups={scenarios}
        chosen={choice.scenarios}
        most={mostScenarios}
        onChange={(chosen) => change({ scenarios: chosen })}
      />
      {regionGroups.length > 1 && (
        <div className="summary-regions">
          <label className="summary-label" htmlFor={regions}>
            Regions
          </label>
          <HTMLSelect
            id={regions}
            value={choice.regionGroup ?? regionGroups[0]?.region_group}
            onChange={({ currentTarget: { value } }) =>
              change({ regionGroup: value === regionGroups[0]?.region_group ? undefined : value })
            }
            options={regionGroups.map(({ region_group, title }) => ({ value: region_group, label: title }))}
          />
        </div>
      )}
      <RadioGroup
        className="summary-elements"
        inline
        label="Element group:"
        selectedValue={choice.elementGroup ?? allElements}
        onChange={({ currentTarget: { value } }) =>
          change({ elementGroup: value === allElements ? undefined : value })
        }
      >
        <Radio label="All" value={allElements} />
        {elementGroups.map((group) => (
          <Radio key={group} label={group} value={group} />
        ))}
      </RadioGroup>
      <div className="summary-shown">
        <Segments
          label="Show:"
          options={[
            { value: "quantity", label: "Quantity" },
            { value: "value", label: "Value (where available)" },
          ]}
          chosen={choice.show}
          onChoose={(show) => change({ show })}
        />
        <Checkbox
          checked={choice.isPercent}
          label="Percent"
          onChange={() => change({ isPercent: !choice.isPercent })}
        />
        <Segments
          label="Show exposure:"
          options={[
            { value: "region", label: "Per Region" },
            { value: "all", label: "For All Regions" },
          ]}
          chosen={choice.of}
          onChoose={(of) => change({ of })}
          blockedBy={
            choice.isPercent ? undefined : "It says what percentages are of. Tick Percent to choose."
          }
        />
        <Switch
          checked={choice.isShaded}
          label="Shade by share"
          onChange={() => change({ isShaded: !choice.isShaded })}
        />
        <Switch
          checked={choice.isPlain}
          label="Plain table"
          onChange={() => change({ isPlain: !choice.isPlain })}
        />
      </div>
    </div>
  );
}

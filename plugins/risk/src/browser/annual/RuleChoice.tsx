import { HTMLSelect } from "@blueprintjs/core";
import type { AnnualDamage, EadRuleName } from "@stopbank/contract/annual-damage";
import { useId } from "react";
import { eadRuleNames, eadRuleTitles, eadRuleWords } from "../../domain/annual/annualWords.ts";

export interface RuleChoiceProps {
  /** The events that were modelled. */
  readonly curve: Pick<AnnualDamage["loss_curve"][number], "return_period_years">[];
  /** The hazard's rule. */
  readonly own: EadRuleName;
  readonly chosen: EadRuleName | undefined;
  readonly onChoose: (rule: EadRuleName) => void;
}

/** How events become one figure a year, with the rule in words. It holds for every hazard of the page. */
export function RuleChoice({ curve, own, chosen = own, onChoose }: RuleChoiceProps) {
  const id = useId();
  return (
    <div className="risk-annual-rule">
      <label htmlFor={id}>Between and beyond the events</label>
      <HTMLSelect
        id={id}
        value={chosen}
        onChange={({ currentTarget }) => {
          const rule = eadRuleNames.find((name) => name === currentTarget.value);
          if (rule !== undefined) onChoose(rule);
        }}
        options={eadRuleNames.map((value) => ({
          value,
          label: `${eadRuleTitles[value]}${value === own ? " (default)" : ""}`,
        }))}
      />
      <p className="map-page-note">{eadRuleWords(chosen, curve)}</p>
    </div>
  );
}

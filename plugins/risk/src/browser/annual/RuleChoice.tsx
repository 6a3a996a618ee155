import { HTMLSelect } from "@blueprintjs/core";
import type { AnnualDamage, EadRuleName } from "@stopbank/contract/annual-damage";
import { useId } from "react";
import { eadRuleNames, eadRuleTitles, eadRuleWords } from "../../domain/annual/annualWords.ts";
import { useChosen, useRiskChoices } from "../state.ts";

export interface RuleChoiceProps {
  readonly curve: AnnualDamage["loss_curve"];
  /** The hazard's rule. */
  readonly own: EadRuleName;
}

/** How events become one figure a year, with the rule in words. It holds for every hazard of the page. */
export function RuleChoice({ curve, own }: RuleChoiceProps) {
  const { setEadRule } = useRiskChoices();
  const { eadRule = own } = useChosen();
  const id = useId();
  return (
    <div className="risk-annual-rule">
      <label htmlFor={id}>Between and beyond the events</label>
      <HTMLSelect
        id={id}
        value={eadRule}
        onChange={({ currentTarget }) => {
          const rule = eadRuleNames.find((name) => name === currentTarget.value);
          if (rule !== undefined) setEadRule(rule);
        }}
        options={eadRuleNames.map((value) => ({
          value,
          label: `${eadRuleTitles[value]}${value === own ? " (default)" : ""}`,
        }))}
      />
      <p className="map-page-note">{eadRuleWords(eadRule, curve)}</p>
    </div>
  );
}

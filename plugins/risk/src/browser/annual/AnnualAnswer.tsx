import type { AnnualDamage, EadRuleName } from "@stopbank/contract/annual-damage";
import type { HazardDetail } from "@stopbank/contract/layers";
import { amountRange } from "@stopbank/map-page/amount-range";
import { alongOf, ownRule } from "../../domain/annual/annualQuestion.ts";
import { annualLacks, boundMoney, capitalised } from "../../domain/annual/annualWords.ts";
import { heldWords } from "../../domain/projection/projectedParameters.ts";
import { AlongChart } from "./AlongChart.tsx";
import { Lacks } from "./Lacks.tsx";
import { LossCurveChart } from "./LossCurveChart.tsx";
import { RuleChoice } from "./RuleChoice.tsx";

export interface AnnualAnswerProps {
  readonly answer: AnnualDamage;
  readonly hazard: HazardDetail;
  /** What the reader chose; the hazard's own rule without it. */
  readonly rule: EadRuleName | undefined;
  readonly onRule: (rule: EadRuleName) => void;
}

/** The figure, what it lies between, what it leaves out, how it was reckoned, and the curve it is the area under. */
export function AnnualAnswer({ answer, hazard, rule, onRule }: AnnualAnswerProps) {
  const { expected_annual_damage: annual, parameters, currency } = answer;
  const held = heldWords(hazard, { held: parameters }).map((one) => ` ${one}.`);
  const along = alongOf(hazard);
  const showsAssessed = answer.partly_assessed_count > 0;
  return (
    <div className="risk-annual-parts">
      {annual === null ? (
        <p className="sb-muted">{answer.sentence}</p>
      ) : (
        <>
          <p className="sb-figure">{capitalised(boundMoney(answer, annual.value, currency))} a year</p>
          <p>
            {amountRange(annual, { currency }) === undefined
              ? "The average over many years."
              : `${amountRange(annual, { currency })}, by the least and greatest costs and curves.`}
            {held}
          </p>
          {answer.rule === "events" ? (
            <p className="map-page-note">
              Over a set of events: each event's damage times how often it happens in a year, worked out when
              the data was imported.
            </p>
          ) : (
            <>
              <RuleChoice curve={answer.loss_curve} own={ownRule(hazard)} chosen={rule} onChoose={onRule} />
              <LossCurveChart
                curve={answer.loss_curve}
                rule={answer.rule}
                currency={currency}
                showsAssessed={showsAssessed}
              />
            </>
          )}
          {along !== undefined && answer.along !== undefined && answer.along.length > 1 && (
            <AlongChart points={answer.along} hazard={hazard} parameter={along} currency={currency} />
          )}
        </>
      )}
      <Lacks lacks={annualLacks(answer)} />
    </div>
  );
}

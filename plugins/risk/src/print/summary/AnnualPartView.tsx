import { PaperCurve } from "@stopbank/charts/paper/curve";
import type { AnnualDamage } from "@stopbank/contract/annual-damage";
import type { HazardDetail } from "@stopbank/contract/layers";
import { amountRange } from "@stopbank/map-page/amount-range";
import { alongChart } from "../../domain/annual/alongChart.ts";
import { alongOf } from "../../domain/annual/annualQuestion.ts";
import { annualLacks, boundMoney, capitalised, eadRuleWords } from "../../domain/annual/annualWords.ts";
import { lossCurveChart } from "../../domain/annual/lossCurveChart.ts";
import { heldWords } from "../../domain/projection/projectedParameters.ts";
import { PaperLacks } from "./PaperLacks.tsx";

export interface AnnualPartViewProps {
  readonly answer: AnnualDamage;
  readonly hazard: HazardDetail;
}

/** The damage of an average year, what it lies between, what it leaves out, and the curve it is the area under. */
export function AnnualPartView({ answer, hazard }: AnnualPartViewProps) {
  const { expected_annual_damage: annual, parameters, currency, rule, loss_curve: curve } = answer;
  if (annual === null)
    return (
      <>
        <h4>Expected annual damage</h4>
        <p>{answer.sentence}</p>
        <PaperLacks lacks={annualLacks(answer)} />
      </>
    );
  const range = amountRange(annual, { currency });
  const parameter = alongOf(hazard);
  const along =
    parameter !== undefined && answer.along !== undefined && answer.along.length > 1
      ? alongChart({ points: answer.along, hazard, parameter, currency })
      : undefined;
  return (
    <>
      <h4>Expected annual damage</h4>
      <div className="risk-paper-headline">
        <p className="risk-paper-figure">{capitalised(boundMoney(answer, annual.value, currency))} a year</p>
        <div>
          <p>
            {range === undefined
              ? "The average over many years."
              : `${range}, by the least and greatest costs and curves.`}
            {heldWords(hazard, { held: parameters }).map((one) => ` ${one}.`)}
          </p>
          <p className="paper-note">
            {rule === "events"
              ? "Over a set of events: each event's damage times how often it happens in a year, worked out when the data was imported."
              : eadRuleWords(rule, curve)}
          </p>
        </div>
      </div>
      {rule !== "events" && (
        <PaperCurve
          {...lossCurveChart({ curve, rule, currency, showsAssessed: answer.partly_assessed_count > 0 })}
          widthPt={450}
        />
      )}
      {along !== undefined && <PaperCurve {...along} widthPt={450} />}
      <PaperLacks lacks={annualLacks(answer)} />
    </>
  );
}

import { CurveChart } from "@stopbank/charts/curve";
import type { AnnualDamage, EadRuleName } from "@stopbank/contract/annual-damage";
import type { HazardDetail } from "@stopbank/contract/layers";
import { moneyRange } from "@stopbank/map-page/money-range";
import { formatMoney, formatNumber, none } from "@stopbank/numbers";
import { alongOf, ownRule } from "../../domain/annual/annualQuestion.ts";
import { annualLacks, boundMoney, capitalised } from "../../domain/annual/annualWords.ts";
import { lossLine, lossMarks } from "../../domain/annual/lossCurve.ts";
import { heldWords } from "../../domain/projection/projectedParameters.ts";
import { AlongChart } from "./AlongChart.tsx";
import { Lacks } from "./Lacks.tsx";
import { RuleChoice } from "./RuleChoice.tsx";

export interface AnnualDamageViewProps {
  readonly answer: AnnualDamage;
  readonly hazard: HazardDetail;
}

/** The figure, what it lies between, what it leaves out, how it was reckoned, and the curve it is the area under. */
export function AnnualDamageView({ answer, hazard }: AnnualDamageViewProps) {
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
            {moneyRange(annual, currency) === undefined
              ? "The average over many years."
              : `${moneyRange(annual, currency)}, by the least and greatest costs and curves.`}
            {held}
          </p>
          {answer.rule === "events" ? (
            <p className="map-page-note">
              Over a set of events: each event's damage times how often it happens in a year, worked out when
              the data was imported.
            </p>
          ) : (
            <>
              <RuleChoice curve={answer.loss_curve} own={ownRule(hazard)} />
              <LossCurve
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

const colour = "#a3243b";

interface LossCurveProps {
  readonly curve: AnnualDamage["loss_curve"];
  readonly rule: EadRuleName;
  readonly currency: string;
  /** Whether return periods differ in whom they assessed. */
  readonly showsAssessed: boolean;
}

function LossCurve({ curve, rule, currency, showsAssessed }: LossCurveProps) {
  const money = (amount: number | undefined) => formatMoney(amount, currency);
  const years = curve.map(({ return_period_years }) => return_period_years);
  const hasBand = curve.some(({ damage }) => damage?.min !== damage?.max);
  const greatest = Math.max(...curve.map(({ damage }) => damage?.max ?? 0));
  return (
    <CurveChart
      title="Damage by return period"
      note={hasBand ? "The band reaches from the least to the greatest damage." : undefined}
      series={[
        {
          key: "damage",
          label: "Damage in one event",
          colour,
          points: lossLine(curve, rule, "value"),
          marks: lossMarks(curve),
          ...(hasBand
            ? { band: { least: lossLine(curve, rule, "min"), most: lossLine(curve, rule, "max") } }
            : {}),
        },
      ]}
      x={{
        label: "Return period (years)",
        range: [Math.min(...years), Math.max(...years)],
        format: (value) => formatNumber(value, 0),
        ticks: years,
        scale: "log",
      }}
      y={{ label: "Damage", range: [0, greatest || 1], format: money }}
      table={{
        columns: [
          "Return period",
          "Damage",
          ...(hasBand ? ["Least", "Greatest"] : []),
          "Weight a year",
          "Exposed",
          "Counted",
          ...(showsAssessed ? ["Not assessed"] : []),
        ],
        rows: curve.map((each) => [
          `${formatNumber(each.return_period_years)}\u00a0years`,
          money(each.damage?.value),
          ...(hasBand ? [money(each.damage?.min), money(each.damage?.max)] : []),
          Number.isFinite(each.weight_per_year) ? formatNumber(each.weight_per_year, 4) : none,
          formatNumber(each.exposed_count),
          formatNumber(each.counted_count),
          ...(showsAssessed ? [formatNumber(each.not_assessed_count)] : []),
        ]),
      }}
    />
  );
}

import { DataTable } from "@stopbank/charts/data-table";
import type { DamageTogether as Answer } from "@stopbank/contract/annual-damage";
import { amountRange } from "@stopbank/map-page/amount-range";
import { formatMoney, none } from "@stopbank/numbers";
import { Failed, Loading, Skeleton } from "@stopbank/ui/states";
import { boundMoney, capitalised, eadRuleNamed, togetherLacks } from "../../domain/annual/annualWords.ts";
import { Lacks } from "./Lacks.tsx";

type Each = Answer[number]["each"][number];

interface TogetherProps {
  readonly answer: Answer[number];
  /** The element layer's name. */
  readonly elements: string;
  readonly nameOf: (scenario: Pick<Each, "hazard_id" | "hazard_scenario">) => string;
}

export interface DamageTogetherViewProps extends Omit<TogetherProps, "answer"> {
  /** Undefined until there is one to this question. */
  readonly answer: Answer[number] | undefined;
  readonly isUpdating: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** What hazards cost an element layer together and each alone, while it is worked out and when that failed. */
export function DamageTogetherView({ answer, isUpdating, error, retry, ...named }: DamageTogetherViewProps) {
  return (
    <div className="sb-asks-again risk-together" aria-busy={isUpdating}>
      {error !== undefined && (
        <Failed error={error} retry={retry} what="What the hazards cost together could not be worked out" />
      )}
      {answer !== undefined ? (
        <Together answer={answer} {...named} />
      ) : (
        error === undefined && (
          <Loading label="Working out damage together" skeleton={<Skeleton height={180} />} />
        )
      )}
    </div>
  );
}

function Together({ answer, elements, nameOf }: TogetherProps) {
  const { damage, each, expected_annual_damage: annual, rule, currency } = answer;
  return (
    <div className="risk-together-parts">
      <h4>Damage together</h4>
      {damage === null ? (
        <p className="sb-muted">{answer.sentence}</p>
      ) : (
        <>
          <p className="sb-figure">{capitalised(boundMoney(answer, damage.value, currency))}</p>
          <p>{inOneEvent(damage, currency)}</p>
          <DataTable
            caption={`Damage to ${elements} by each hazard and by all together`}
            columns={["Hazard", "In one event", "Range", "A year"]}
            rows={[
              // In one event a hazard has assessed an element or has not.
              ...each.map((one) => [
                nameOf(one),
                ...cellsOf(currency, one.damage, one.expected_annual_damage, {
                  ...one,
                  partly_assessed_count: 0,
                }),
              ]),
              ["Together", ...cellsOf(currency, damage, annual, answer)],
            ]}
          />
          <p className="map-page-note">
            In one event each hazard damages what the others have left, element by element, so together they
            cost no less than the worst of them and no more than their sum. By the year independent hazards
            add up, to at most what is at stake in each element; {eadRuleNamed[rule]}. A dash: not known, for
            want of a damage curve, of return periods or of an assessment here; or a set of events, which is
            no single event.
          </p>
          <Lacks lacks={togetherLacks(answer)} />
        </>
      )}
    </div>
  );
}

type Amount = NonNullable<Answer[number]["damage"]>;

function inOneEvent(damage: Amount, currency: string): string {
  const range = amountRange(damage, { currency });
  return range === undefined
    ? "If all of them happened in one event."
    : `If all of them happened in one event. ${range}, by the least and greatest costs and curves.`;
}

/** @param known what makes a sum a lower bound. */
const cellsOf = (
  currency: string,
  damage: Amount | null,
  annual: Amount | null,
  known: Pick<Answer[number], "partly_assessed_count" | "annual_partly_assessed_count">,
): string[] => [
  boundMoney(known, damage?.value, currency),
  damage === null || damage.min === damage.max
    ? none
    : `${formatMoney(damage.min, currency)} to ${formatMoney(damage.max, currency)}`,
  boundMoney({ partly_assessed_count: known.annual_partly_assessed_count }, annual?.value, currency),
];

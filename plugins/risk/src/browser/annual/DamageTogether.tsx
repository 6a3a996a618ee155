import { DataTable } from "@stopbank/charts/data-table";
import type { DamageTogether as Answer } from "@stopbank/contract/annual-damage";
import type { ElementLayer } from "@stopbank/contract/layers";
import { useMapPage } from "@stopbank/map-page/context";
import { scenarioName } from "@stopbank/map-page/layer-names";
import { moneyRange } from "@stopbank/map-page/money-range";
import { formatMoney, none } from "@stopbank/numbers";
import { Failed, Loading, Skeleton } from "@stopbank/ui/states";
import { boundMoney, capitalised, eadRuleNamed, togetherLacks } from "../../domain/annual/annualWords.ts";
import { useChosen } from "../state.ts";
import { Lacks } from "./Lacks.tsx";
import { useDamageTogether } from "./useDamageTogether.ts";

/** What the hazards on the map cost an element layer together; nothing where no two of them are known to cost something. */
export function DamageTogether({
  element,
  tags,
}: {
  readonly element: ElementLayer;
  readonly tags: readonly string[];
}) {
  const { eadRule } = useChosen();
  const { answer, error, retry, isUpdating } = useDamageTogether(element.type, tags, eadRule);
  return (
    <div className="risk-together" aria-busy={isUpdating}>
      {error !== undefined && (
        <Failed error={error} retry={retry} what="What the hazards cost together could not be worked out" />
      )}
      {answer !== undefined ? (
        <Together answer={answer} elements={element.display_name} />
      ) : (
        error === undefined && (
          <Loading label="Working out damage together" skeleton={<Skeleton height={180} />} />
        )
      )}
    </div>
  );
}

function Together({ answer, elements }: { readonly answer: Answer[number]; readonly elements: string }) {
  const { index, useHazardName } = useMapPage();
  const { damage, each, expected_annual_damage: annual, rule, currency } = answer;
  const nameOf = ({ hazard_id, hazard_scenario }: Answer[number]["each"][number]) => {
    const hazard = index.hazards.get(hazard_id);
    if (hazard === undefined) return hazard_scenario;
    const { title, detail } = scenarioName(hazard, hazard_scenario, useHazardName);
    return detail === undefined ? title : `${title}, ${detail}`;
  };
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
  const range = moneyRange(damage, currency);
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

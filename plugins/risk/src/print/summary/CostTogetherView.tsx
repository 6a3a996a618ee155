import { PaperTable } from "@stopbank/charts/paper/table";
import { boundMoney, capitalised, eadRuleNamed, togetherLacks } from "../../domain/annual/annualWords.ts";
import { inOneEvent, type TogetherProps, togetherRows } from "../../domain/annual/togetherRows.ts";
import { PaperLacks } from "./PaperLacks.tsx";

/** What hazards cost an element layer together and each alone. */
export function CostTogetherView({ answer, elements, nameOf }: TogetherProps) {
  const { damage, rule, currency } = answer;
  return (
    <>
      <h4>Damage together</h4>
      {damage === null ? (
        <p>{answer.sentence}</p>
      ) : (
        <>
          <div className="risk-paper-headline">
            <p className="risk-paper-figure">{capitalised(boundMoney(answer, damage.value, currency))}</p>
            <p>{inOneEvent(damage, currency)}</p>
          </div>
          <PaperTable
            caption={`Damage to ${elements} by each hazard and by all together`}
            columns={["Hazard", "In one event", "Range", "A year"]}
            rows={togetherRows({ answer, nameOf })}
          />
          <p className="paper-note">
            In one event each hazard damages what the others have left, element by element, so together they
            cost no less than the worst of them and no more than their sum. By the year independent hazards
            add up, to at most what is at stake in each element; {eadRuleNamed[rule]}. A dash: not known, for
            want of a damage curve, of return periods or of an assessment here; or a set of events, which is
            no single event.
          </p>
          <PaperLacks lacks={togetherLacks(answer)} />
        </>
      )}
    </>
  );
}

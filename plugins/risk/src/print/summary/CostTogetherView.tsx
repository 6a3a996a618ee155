import { PaperTable } from "@stopbank/charts/paper/table";
import { boundMoney, capitalised, togetherLacks } from "../../domain/annual/annualWords.ts";
import {
  inOneEvent,
  type TogetherProps,
  togetherNote,
  togetherTable,
} from "../../domain/annual/togetherTable.ts";
import { PaperLacks } from "./PaperLacks.tsx";

/** What hazards cost an element layer together and each alone. */
export function CostTogetherView(props: TogetherProps) {
  const { answer } = props;
  const { damage, currency } = answer;
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
          <PaperTable {...togetherTable(props)} />
          <p className="paper-note">{togetherNote(answer)}</p>
          <PaperLacks lacks={togetherLacks(answer)} />
        </>
      )}
    </>
  );
}

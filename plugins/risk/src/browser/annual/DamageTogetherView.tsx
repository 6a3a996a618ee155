import { DataTable } from "@stopbank/charts/data-table";
import type { DamageTogether as Answer } from "@stopbank/contract/annual-damage";
import { Failed, Loading, Skeleton } from "@stopbank/ui/states";
import { boundMoney, capitalised, togetherLacks } from "../../domain/annual/annualWords.ts";
import {
  inOneEvent,
  type TogetherProps,
  togetherNote,
  togetherTable,
} from "../../domain/annual/togetherTable.ts";
import { Lacks } from "./Lacks.tsx";

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

function Together(props: TogetherProps) {
  const { answer } = props;
  const { damage, currency } = answer;
  return (
    <div className="risk-together-parts">
      <h4>Damage together</h4>
      {damage === null ? (
        <p className="sb-muted">{answer.sentence}</p>
      ) : (
        <>
          <p className="sb-figure">{capitalised(boundMoney(answer, damage.value, currency))}</p>
          <p>{inOneEvent(damage, currency)}</p>
          <DataTable {...togetherTable(props)} />
          <p className="map-page-note">{togetherNote(answer)}</p>
          <Lacks lacks={togetherLacks(answer)} />
        </>
      )}
    </div>
  );
}

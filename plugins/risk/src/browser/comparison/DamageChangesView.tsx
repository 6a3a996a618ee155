import { DataTable } from "@stopbank/charts/data-table";
import type { ComparedDamage } from "@stopbank/contract/compared-damage";
import type { SideWords } from "@stopbank/map-page/side-words";
import { Failed, Loading, Skeleton } from "@stopbank/ui/states";
import { damageFigure, damageLeftOut, damageRows } from "../../domain/comparison/damageChangeWords.ts";
import { Lacks } from "../annual/Lacks.tsx";

export interface DamageChangesViewProps {
  /** Undefined until there is one about these sides. */
  readonly answer: Pick<ComparedDamage, "damage" | "money" | "sentence"> | undefined;
  readonly isUpdating: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
  readonly sides: SideWords;
}

/** What differs in damage between two sides, while it is worked out and when that failed. */
export function DamageChangesView({ answer, isUpdating, error, retry, sides }: DamageChangesViewProps) {
  return (
    <div className="sb-asks-again risk-damage-changes" aria-busy={isUpdating}>
      <h4>Damage in one event</h4>
      {error !== undefined && (
        <Failed error={error} retry={retry} what="What differs in damage could not be worked out" />
      )}
      {answer !== undefined ? (
        <Changes {...answer} sides={sides} />
      ) : (
        error === undefined && (
          <Loading label="Working out what differs in damage" skeleton={<Skeleton height={90} />} />
        )
      )}
    </div>
  );
}

type ChangesProps = NonNullable<DamageChangesViewProps["answer"]> & Pick<DamageChangesViewProps, "sides">;

function Changes({ damage, money, sentence, sides }: ChangesProps) {
  if (damage === null) return <p className="sb-muted">{sentence}</p>;
  return (
    <>
      {damage.comparable.count > 0 && (
        <p className="sb-figure">
          {damageFigure(damage, money)} <small>of damage</small>
        </p>
      )}
      <p>{sentence}</p>
      <DataTable
        caption="Damage in one event"
        columns={["By", sides.left, sides.right, "Difference"]}
        rows={damageRows(damage, money)}
      />
      <Lacks lacks={damageLeftOut(damage, sides)} />
    </>
  );
}

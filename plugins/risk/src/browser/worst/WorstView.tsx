import { HTMLSelect } from "@blueprintjs/core";
import type { WorstBy } from "@stopbank/contract/worst-elements";
import { Failed, Loading, Skeleton } from "@stopbank/ui/states";
import { type ReactNode, useId } from "react";
import { orderNames } from "../../domain/worst/worstWords.ts";

interface Option {
  readonly value: string;
  readonly label: string;
}

export interface WorstViewProps {
  /** Element layers of the map, and the one whose elements are ranked. */
  readonly layers: readonly Option[];
  readonly layer: string;
  /** Hazards of the map in their scenarios, and the one they are ranked under. */
  readonly hazards: readonly Option[];
  readonly hazard: string;
  /** What the client calls a hazard. */
  readonly hazardTerm: string;
  readonly orders: readonly WorstBy[];
  readonly by: WorstBy;
  readonly onLayer: (type: string) => void;
  readonly onHazard: (entry: string) => void;
  readonly onBy: (by: WorstBy) => void;
  readonly isUpdating: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
  /** The list; undefined until there is one to this question. */
  readonly children: ReactNode | undefined;
}

/** Of which layer, under which hazard and by what elements are ranked, over the list of them. */
export function WorstView(props: WorstViewProps) {
  const { layers, layer, hazards, hazard, hazardTerm, orders, by, onLayer, onHazard, onBy } = props;
  const { isUpdating, error, retry, children } = props;
  const name = useId();
  return (
    <div className="sb-asks-again risk-worst-elements" aria-busy={isUpdating}>
      <div className="risk-worst-choices">
        <Choice label="Elements" options={layers} value={layer} onChange={onLayer} />
        <Choice label={hazardTerm} options={hazards} value={hazard} onChange={onHazard} />
        {orders.length > 1 && (
          <div className="map-page-segments" role="radiogroup" aria-label="Rank by">
            {orders.map((order) => (
              <label key={order}>
                <input type="radio" name={name} checked={order === by} onChange={() => onBy(order)} />
                <span>{orderNames[order]}</span>
              </label>
            ))}
          </div>
        )}
      </div>
      {error !== undefined && (
        <Failed error={error} retry={retry} what="The worst elements could not be worked out" />
      )}
      {children ??
        (error === undefined && (
          <Loading label="Looking for the worst elements" skeleton={<Skeleton height={240} />} />
        ))}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Of one there is nothing to choose. */
function Choice({ label, options, value, onChange }: ChoiceProps) {
  const id = useId();
  if (options.length < 2) return null;
  return (
    <div className="risk-worst-choice">
      <label className="sb-muted" htmlFor={id}>
        {label}
      </label>
      <HTMLSelect
        fill
        id={id}
        onChange={(event) => onChange(event.currentTarget.value)}
        options={[...options]}
        value={value}
      />
    </div>
  );
}

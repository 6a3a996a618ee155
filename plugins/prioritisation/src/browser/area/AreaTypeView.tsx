import { HTMLSelect } from "@blueprintjs/core";
import { useId } from "react";
import type { AreaLayer } from "../../domain/choice/settings.ts";

export interface AreaTypeViewProps {
  readonly layers: readonly AreaLayer[];
  /** The id of the chosen one. */
  readonly chosen: string;
  readonly onChoose: (layer: string) => void;
}

/** Which kind of areas is ranked, on the map; nothing where there is one alone (PRI-02). */
export function AreaTypeView({ layers, chosen, onChoose }: AreaTypeViewProps) {
  const id = useId();
  if (layers.length < 2) return null;
  return (
    <div className="priority-area-type">
      <label htmlFor={id}>Area Type</label>
      <HTMLSelect
        id={id}
        minimal
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        options={layers.map(({ layer_id: value, display_name: label }) => ({ value, label }))}
        value={chosen}
      />
    </div>
  );
}

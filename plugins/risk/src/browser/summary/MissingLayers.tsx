import { Button } from "@blueprintjs/core";
import { AddIcon } from "@blueprintjs/icons";
import { Empty } from "@stopbank/ui/states";

export interface MissingLayersProps {
  readonly lacks: "both" | "elements" | "hazards";
  /** The client's words for a hazard and several. */
  readonly terms: { readonly hazard: string; readonly hazards: string };
  /** Opens where layers are added, at the hazards where those are what is lacking. */
  readonly onAdd: (at?: "hazards") => void;
}

/** Says which kind of layer the summary lacks, with the button that leads to it. */
export function MissingLayers({ lacks, terms: { hazard, hazards }, onAdd }: MissingLayersProps) {
  const plural = hazards.toLowerCase();
  if (lacks === "both")
    return (
      <Empty
        action={<Button icon={<AddIcon />} intent="primary" onClick={() => onAdd()} text="Add layers" />}
      >
        There are no layers on the map yet. Add an element layer and a {hazard.toLowerCase()} to see what is
        exposed.
      </Empty>
    );
  return lacks === "elements" ? (
    <Empty
      action={<Button icon={<AddIcon />} intent="primary" onClick={() => onAdd()} text="Add elements" />}
    >
      There are no elements on the map. Add an element layer to see what is exposed.
    </Empty>
  ) : (
    <Empty
      action={
        <Button icon={<AddIcon />} intent="primary" onClick={() => onAdd("hazards")} text={`Add ${plural}`} />
      }
    >
      There are no {plural} on the map. Add one to see what is exposed to it.
    </Empty>
  );
}

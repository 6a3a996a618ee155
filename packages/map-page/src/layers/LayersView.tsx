import { Button } from "@blueprintjs/core";
import { AddIcon, LayersIcon } from "@blueprintjs/icons";
import { Dialog } from "@stopbank/ui/dialog";
import { Empty } from "@stopbank/ui/states";
import { type ReactNode, useId, useState } from "react";

export interface LayersViewProps {
  /** How many layers are on the map. */
  readonly count: number;
  /** What the client calls a hazard. */
  readonly hazardTerm: string;
  /** Over the layers: what their scenarios and days are chosen by. */
  readonly controls: ReactNode;
  /** What to begin with where the map is empty. */
  readonly examples?: ReactNode;
  readonly onAdd: () => void;
  /** Opens the tutorial; undefined where there is none. */
  readonly onTutorial?: (() => void) | undefined;
  readonly onClear: () => void;
  /** The layers, in groups. */
  readonly children: ReactNode;
}

/** What is on the map, what to add to it and how to empty it; an offer to begin where it is empty. */
export function LayersView({
  count,
  hazardTerm,
  controls,
  examples,
  onAdd,
  onTutorial,
  onClear,
  children,
}: LayersViewProps) {
  const id = useId();
  if (count === 0)
    return (
      <>
        <Empty
          icon={<LayersIcon size={32} />}
          action={
            <>
              <Button icon={<AddIcon />} intent="primary" onClick={onAdd} text="Add Layers" />
              {onTutorial && (
                <Button
                  className="map-page-opens-tutorial"
                  onClick={onTutorial}
                  text="Tutorial"
                  variant="outlined"
                />
              )}
            </>
          }
        >
          The map is empty. Add elements and a {hazardTerm.toLowerCase()} to see what is exposed.
        </Empty>
        {examples}
      </>
    );
  return (
    <div className="map-page-layers">
      {controls}
      <section aria-labelledby={id}>
        <h2 id={id}>Map Layers</h2>
        {children}
      </section>
      <div className="map-page-layers-actions">
        <Button intent="primary" onClick={onAdd} text="Add Layers +" />
        <ClearAll count={count} onClear={onClear} />
      </div>
    </div>
  );
}

function ClearAll({ count, onClear }: Pick<LayersViewProps, "count" | "onClear">) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button onClick={() => setAsking(true)} text="Clear All Layers" variant="minimal" />
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title="Clear all layers"
        role="alertdialog"
        widthPx={400}
        actions={
          <>
            <Button autoFocus onClick={close} text="Cancel" variant="outlined" />
            <Button
              intent="danger"
              onClick={() => {
                close();
                onClear();
              }}
              text="Clear"
            />
          </>
        }
      >
        {count === 1 ? "The layer" : `All ${count} layers`} will be taken off the map, with attribute filters
        and scenario controls.
      </Dialog>
    </>
  );
}

import { Button } from "@blueprintjs/core";
import { ComparisonIcon } from "@blueprintjs/icons";
import { TabSet } from "@stopbank/ui/tabs";
import { useId, useState } from "react";
import type { ControlledHazard, SetControl } from "./controlledHazard.ts";
import { OrderedControls } from "./OrderedControls.tsx";
import { SwitchedControls } from "./SwitchedControls.tsx";

export interface ScenarioControlsViewProps {
  readonly hazards: readonly ControlledHazard[];
  /** Of a comparison, the side whose they are. */
  readonly side?: "left" | "right" | undefined;
  readonly isShown: boolean;
  /** By hazard, keys the user put first; undefined where controls have switches and no order. */
  readonly orders: Readonly<Record<string, readonly string[]>> | undefined;
  readonly onToggle: () => void;
  readonly onSet: SetControl;
  readonly onOrder: (hazardId: string, order: readonly string[]) => void;
  /** Compares a hazard with another scenario; undefined where it cannot be begun here. */
  readonly onCompare?: ((of: ControlledHazard) => void) | undefined;
  /** All hazards, as if nothing had been set. */
  readonly onReset: () => void;
}

/** The dials of hazards under one heading, folded or not; nothing where no hazard has any. */
export function ScenarioControlsView(props: ScenarioControlsViewProps) {
  const { hazards, side, isShown, orders, onToggle, onSet, onCompare, onReset } = props;
  const id = useId();
  if (hazards.length === 0) return null;
  return (
    <section className="map-page-controls" aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>
          {side === undefined ? "Scenario Controls" : `Scenario Controls, ${side} side`}
        </h2>
        <Button
          aria-controls={id}
          aria-expanded={isShown}
          onClick={onToggle}
          size="small"
          text={isShown ? "Hide Controls" : "Show Controls"}
          variant="minimal"
        />
      </header>
      <div id={id} hidden={!isShown}>
        {orders === undefined ? (
          hazards.map((one) => (
            <section key={one.layer.id} className="map-page-controls-hazard" aria-label={one.hazard.title}>
              <h3>{one.hazard.title}</h3>
              <SwitchedControls of={one} onSet={onSet} />
              <CompareOffer of={one} onCompare={onCompare} />
            </section>
          ))
        ) : (
          <TabbedHazards {...props} id={id} orders={orders} />
        )}
        <div className="map-page-controls-reset">
          <Button onClick={onReset} size="small" text="Reset Controls" variant="outlined" />
        </div>
      </div>
    </section>
  );
}

type CompareOfferProps = { readonly of: ControlledHazard } & Pick<ScenarioControlsViewProps, "onCompare">;

const CompareOffer = ({ of, onCompare }: CompareOfferProps) =>
  onCompare === undefined ? null : (
    <Button
      icon={<ComparisonIcon />}
      onClick={() => onCompare(of)}
      size="small"
      text="Compare with another scenario"
      variant="minimal"
    />
  );

interface TabbedHazardsProps
  extends Pick<ScenarioControlsViewProps, "hazards" | "onSet" | "onOrder" | "onCompare"> {
  readonly id: string;
  readonly orders: NonNullable<ScenarioControlsViewProps["orders"]>;
}

function TabbedHazards({ id, hazards, orders, onSet, onOrder, onCompare }: TabbedHazardsProps) {
  const [chosen, setChosen] = useState<string>();
  const shown = hazards.find(({ layer }) => layer.id === chosen) ?? hazards[0];
  if (shown === undefined) return null;
  const ordered = (one: ControlledHazard) => (
    <>
      <OrderedControls
        of={one}
        preferred={orders[one.layer.id] ?? []}
        onSet={onSet}
        onOrder={(order) => onOrder(one.layer.id, order)}
      />
      <CompareOffer of={one} onCompare={onCompare} />
    </>
  );
  if (hazards.length === 1)
    return (
      <div className="map-page-controls-hazard">
        <h3>{shown.hazard.title}</h3>
        {ordered(shown)}
      </div>
    );
  return (
    <TabSet
      chosen={shown.layer.id}
      className="map-page-controls-tabs"
      id={`${id}-hazards`}
      onChoose={setChosen}
      tabs={hazards.map((one) => ({ id: one.layer.id, panel: ordered(one), title: one.hazard.title }))}
    />
  );
}

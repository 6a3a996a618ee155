import { Button, PopoverNext } from "@blueprintjs/core";
import { AddIcon, CaretDownIcon } from "@blueprintjs/icons";
import { ActionButton } from "@stopbank/ui/action-button";
import type { JSX } from "react";

export interface MapToolbarViewProps {
  /** What the page itself begins with, where it says what its map shows. */
  readonly own?: JSX.Element | undefined;
  /** Undefined where nobody adds layers. */
  readonly onAddLayers: (() => void) | undefined;
  /** Chooses regions; undefined where there are none. */
  readonly regions: JSX.Element | undefined;
  /** Compares what the map shows; undefined where nobody does. */
  readonly compare: JSX.Element | undefined;
  /** Finds places by name; undefined where nobody looks for any. */
  readonly search: JSX.Element | undefined;
  /** How many regions are chosen. */
  readonly regionCount: number;
}

/** At the map's top left: what one begins with. */
export const MapToolbarView = ({
  own,
  onAddLayers,
  regions,
  compare,
  search,
  regionCount,
}: MapToolbarViewProps) => (
  <div className="map-page-toolbar">
    {own}
    {onAddLayers !== undefined && (
      <ActionButton
        icon={<AddIcon />}
        intent="primary"
        onClick={onAddLayers}
        text="Add layers"
        tooltip="Add layers"
        tooltipPlacement="right"
      />
    )}
    {regions !== undefined && (
      <PopoverNext
        arrow={false}
        content={regions}
        // Where a phone leaves it no room beside its button, it keeps the distance that all on a map keep from its edge.
        middleware={{ shift: { padding: 12 } }}
        placement="bottom-start"
        shouldReturnFocusOnClose
        transitionDuration={100}
      >
        <Button
          className="map-page-toolbar-regions"
          endIcon={<CaretDownIcon />}
          text={regionCount === 0 ? "All regions" : regionCount === 1 ? "1 region" : `${regionCount} regions`}
        />
      </PopoverNext>
    )}
    {compare}
    {search}
  </div>
);

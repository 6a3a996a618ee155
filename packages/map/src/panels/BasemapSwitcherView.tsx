import type { Basemap } from "@stopbank/scene";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { basemapTitles } from "../feature/basemapTitles.ts";
import type { LayerIndex } from "../style/layerIndex.ts";
import { basemapThumbnails } from "./basemapThumbnails.tsx";

/** Why a basemap cannot be shown with this data. */
function missing(basemap: Basemap, offered: LayerIndex["basemap"]): string | undefined {
  if (basemap === "satellite" && offered.satellite === undefined) return "This data comes without imagery.";
  if (basemap === "terrain" && offered.terrain === undefined) return "This data comes without elevation.";
  return undefined;
}

export interface BasemapSwitcherViewProps {
  /** The one on the map. */
  readonly basemap: Basemap;
  /** Those to choose from. */
  readonly basemaps: readonly Basemap[];
  /** What the data comes with. */
  readonly offered: LayerIndex["basemap"];
  readonly hasLabels: boolean;
  readonly onChoose: (basemap: Basemap) => void;
  readonly onLabels: (hasLabels: boolean) => void;
  /** What else there is to the map where it is small; a large one has it among its controls. */
  readonly more?: ReactNode;
}

/** The basemap as a thumbnail that opens the others, where there are others, and the labels switch. */
export function BasemapSwitcherView(props: BasemapSwitcherViewProps) {
  const { basemap: shown, basemaps, offered, hasLabels, onChoose, onLabels, more } = props;
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useClosing(root, isOpen, () => setOpen(false));
  const panelId = useId();
  const groupName = useId();
  return (
    <div className="sb-basemaps" ref={root}>
      <button
        type="button"
        className="sb-basemap-button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {basemapThumbnails[shown]}
        <span>View</span>
      </button>
      <div id={panelId} className="sb-basemap-panel" hidden={!isOpen}>
        <fieldset hidden={basemaps.length < 2}>
          <legend className="sb-visually-hidden">Basemap</legend>
          {basemaps.map((basemap) => {
            const reason = missing(basemap, offered);
            return (
              <label key={basemap} className="sb-basemap" title={reason}>
                <input
                  type="radio"
                  name={groupName}
                  checked={shown === basemap}
                  disabled={reason !== undefined}
                  onChange={() => onChoose(basemap)}
                />
                {basemapThumbnails[basemap]}
                <span>{basemapTitles[basemap]}</span>
              </label>
            );
          })}
        </fieldset>
        <label className="sb-basemap-labels">
          <input
            type="checkbox"
            checked={hasLabels}
            onChange={(event) => onLabels(event.currentTarget.checked)}
          />
          Labels
        </label>
        {more !== undefined && <span className="sb-basemap-more">{more}</span>}
      </div>
    </div>
  );
}

/** Closes on Escape and on a press anywhere else. */
function useClosing(root: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // Taken: what lies under it stays open.
      event.preventDefault();
      close();
    };
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target) === false) close();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  });
}

import { FileInput } from "@blueprintjs/core";
import { ActionButton } from "@stopbank/ui/action-button";
import type { ReactNode } from "react";
import { BufferField } from "./BufferField.tsx";
import { metresOf } from "./shapeWords.ts";

/** What an area can be made from without drawing: each with why it cannot be now. */
export interface AreaWaysProps {
  readonly onDraw: () => void;
  readonly onFile: (file: File) => void;
  readonly onElement: () => void;
  readonly onRegions: () => void;
  readonly onWiden: () => void;
  readonly hasElement: boolean;
  readonly regionCount: number;
  readonly hasArea: boolean;
  readonly buffer: string;
  readonly onBuffer: (value: string) => void;
  /** The areas that the person has given names. */
  readonly named: ReactNode;
}

/** Where an area comes from. */
export function AreaWaysView({
  onDraw,
  onFile,
  onElement,
  onRegions,
  onWiden,
  hasElement,
  regionCount,
  hasArea,
  buffer,
  onBuffer,
  named,
}: AreaWaysProps) {
  const metres = metresOf(buffer);
  const wrong = Number.isNaN(metres) ? "Write the buffer in metres first." : undefined;
  const noBuffer = metres === undefined ? "Write a buffer in metres first." : wrong;
  return (
    <div className="map-page-area">
      <section>
        <h3>From a file</h3>
        <FileInput
          fill
          inputProps={{
            accept: ".geojson,.json,.kml,.kmz,.gpkg,.zip",
            "aria-label": "From a file…",
            onChange: ({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // The same file again is another reading of it.
              currentTarget.value = "";
              if (file !== undefined) onFile(file);
            },
          }}
          text="From a file…"
        />
        <p className="sb-muted">
          GeoJSON, KML, GeoPackage or a zipped Shapefile, in any reference system. You can also drop it on the
          map.
        </p>
      </section>
      <section>
        <h3>From the map</h3>
        <BufferField value={buffer} onChange={onBuffer} />
        <div className="map-page-area-ways">
          <ActionButton onClick={onDraw} text="Draw" />
          <ActionButton
            blockedBy={hasElement ? wrong : "Select an element on the map first."}
            onClick={onElement}
            text="From the selected element"
          />
          <ActionButton
            blockedBy={regionCount > 0 ? wrong : "Choose a region at the map's top left first."}
            onClick={onRegions}
            text={regionCount > 1 ? `From the ${regionCount} chosen regions` : "From a region"}
          />
          <ActionButton
            blockedBy={hasArea ? noBuffer : "There is no area on the map yet."}
            onClick={onWiden}
            text="Buffer the area"
          />
        </div>
      </section>
      <section>
        <h3>My areas</h3>
        {named}
      </section>
    </div>
  );
}

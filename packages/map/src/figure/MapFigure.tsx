import type { CSSProperties } from "react";
import type { Still } from "../still/drawStill.ts";
import { MapMarks } from "./MapMarks.tsx";
import { PaperLegend } from "./PaperLegend.tsx";
import { captionOf } from "./rules/caption.ts";
import { liesOver, paperLegend } from "./rules/paperLegend.ts";

export interface MapFigureProps {
  /** What was drawn, as `drawStill` answers it. */
  readonly still: Omit<Still, "picture" | "widthPx" | "heightPx" | "bounds">;
  /** Of its picture, as `pictureUrl` has it. */
  readonly src: string;
  /** What the map shows, in a sentence, for those who do not see it. */
  readonly alt: string;
  /** Names of the element layers and of the hazards under it; however many, so many are named as there is room for. */
  readonly caption?: { readonly elements: readonly string[]; readonly hazards: readonly string[] };
}

/** A map on paper with what has to stand beside it: legend, scale, north, where the data comes from, what is missing. */
export function MapFigure({ still, src, alt, caption }: MapFigureProps) {
  const { size, legend, attribution, faults } = still;
  const cards = paperLegend(legend);
  const isOver = liesOver(cards, size.height);
  const place = { "--sb-map-figure-width": `${size.width}pt`, "--sb-map-figure-height": `${size.height}pt` };
  return (
    <figure className="sb-map-figure" style={place as CSSProperties}>
      <div className="sb-map-figure-picture">
        <img src={src} alt={alt} />
        <MapMarks {...still} />
        {cards.length > 0 && isOver && <PaperLegend cards={cards} />}
      </div>
      <div className="sb-map-figure-below">
        {faults.length > 0 && (
          <div className="sb-map-figure-faults">
            <p>This map is not complete.</p>
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </div>
        )}
        {caption !== undefined && <CaptionOf {...caption} />}
        {/* Before the legend, which may be on the next page: whose a map is stands with it. */}
        {attribution.length > 0 && <p className="sb-map-figure-attribution">{attribution.join(" · ")}</p>}
        {cards.length > 0 && !isOver && <PaperLegend cards={cards} title="Legend" />}
      </div>
    </figure>
  );
}

function CaptionOf(names: NonNullable<MapFigureProps["caption"]>) {
  const { elements, hazards } = captionOf(names.elements, names.hazards);
  return (
    <figcaption className="sb-map-figure-caption">
      {elements.length > 0 && <p>{elements.join(", ")}</p>}
      {hazards.length > 0 && (
        <div className="sb-map-figure-hazards">
          {hazards.map((column) => (
            <ul key={column[0]}>
              {column.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          ))}
        </div>
      )}
    </figcaption>
  );
}

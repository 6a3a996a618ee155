import { LinkCode } from "@stopbank/map-page/print/link-code";
import type { CSSProperties, ReactNode } from "react";
import { AskedFacts, type AskedFactsProps } from "../asked/AskedFacts.tsx";
import { Fact } from "../asked/Fact.tsx";

export interface MapSheetViewProps {
  readonly asked: Omit<AskedFactsProps, "mostNamed">;
  /** More of a kind than this are counted, since the sheet is one. */
  readonly mostNamed: number;
  readonly licence: string;
  /** As a reader writes it. */
  readonly madeAt: string;
  /** Opens the same map. */
  readonly link: string;
  /** What of the scene this dataset does not have, in a sentence. */
  readonly leftOut: string | undefined;
  /** Of the map, in points. */
  readonly mapWidthPt: number;
  /** The facts stand below the map: its legend is long, and stands beside it. */
  readonly isCrowded: boolean;
  /** The map. */
  readonly children: ReactNode;
}

/** A map on one sheet, with what it shows, of whom, of which data under what licence, and where it opens again (EXP-13, EXP-14). */
export function MapSheetView(props: MapSheetViewProps) {
  const { asked, mostNamed, licence, madeAt, link, leftOut, mapWidthPt, isCrowded, children } = props;
  const columns = { "--risk-paper-sheet-map": `${mapWidthPt}pt` };
  return (
    <section
      className={isCrowded ? "risk-paper-sheet risk-paper-sheet-crowded" : "risk-paper-sheet"}
      style={columns as CSSProperties}
    >
      {children}
      <div className="risk-paper-sheet-facts">
        <h1>Map</h1>
        <dl className="paper-facts">
          <AskedFacts {...asked} mostNamed={mostNamed} />
          <Fact term="Licence">{licence}</Fact>
          <Fact term="Made">{madeAt}</Fact>
        </dl>
        {leftOut !== undefined && <p className="paper-note">{leftOut}</p>}
        <div className="risk-paper-sheet-link">
          <LinkCode url={link} />
          <p>
            <a href={link}>Open this map</a>
            <small>Sources, rules and the link in full are on the next page.</small>
          </p>
        </div>
      </div>
    </section>
  );
}

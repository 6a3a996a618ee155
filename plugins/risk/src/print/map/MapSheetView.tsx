import { Fact } from "@stopbank/map-page/print/fact";
import { LinkCode } from "@stopbank/map-page/print/link-code";
import type { CSSProperties, ReactNode, Ref } from "react";
import { AskedFacts, type AskedFactsProps } from "../asked/AskedFacts.tsx";
import type { SheetEconomy } from "./sheetEconomies.ts";
import type { SheetLayout } from "./sheetLayout.ts";

export interface MapSheetViewProps {
  readonly ref?: Ref<HTMLElement>;
  readonly asked: Omit<AskedFactsProps, "mostNamed">;
  /** What it gives up, since the sheet is one. */
  readonly economy: SheetEconomy;
  readonly licence: string;
  /** As a reader writes it. */
  readonly madeAt: string;
  /** Opens the same map. */
  readonly link: string;
  /** What of the scene this dataset does not have, in a sentence. */
  readonly leftOut: string | undefined;
  /** Where it is crowded, facts stand below the map: its legend is long, and stands beside it. */
  readonly layout: Pick<SheetLayout, "sheet" | "map" | "isCrowded">;
  /** The map. */
  readonly children: ReactNode;
}

/** A map on one sheet, with what it shows, of whom, of which data under what licence, and where it opens again (EXP-13, EXP-14). */
export function MapSheetView(props: MapSheetViewProps) {
  const { ref, asked, economy, licence, madeAt, link, leftOut, layout, children } = props;
  const { sheet, map, isCrowded } = layout;
  const columns = { "--risk-paper-sheet-map": `${map.width}pt`, width: `${sheet.width}pt` };
  const manners = [
    "risk-paper-sheet",
    ...(isCrowded && !economy.isParted ? ["risk-paper-sheet-crowded"] : []),
    ...(economy.isFine ? ["risk-paper-sheet-fine"] : []),
    ...(economy.isParted ? ["risk-paper-sheet-parted"] : []),
  ];
  return (
    <section ref={ref} className={manners.join(" ")} style={columns as CSSProperties}>
      {children}
      <div className="risk-paper-sheet-facts">
        <h1>Map</h1>
        <dl className="paper-facts">
          <AskedFacts {...asked} mostNamed={economy.mostNamed} />
          <Fact term="Licence">{licence}</Fact>
          <Fact term="Made">{madeAt}</Fact>
        </dl>
        {leftOut !== undefined && <p className="paper-note">{leftOut}</p>}
        <div className="risk-paper-sheet-link">
          {economy.hasCode && <LinkCode url={link} />}
          <p>
            <a href={link}>Open this map</a>
            <small className="risk-paper-sheet-turn">The legend is on the next page.</small>
            <small>Sources, rules and the link in full follow at the end.</small>
          </p>
        </div>
      </div>
    </section>
  );
}

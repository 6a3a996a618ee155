import type { Provenance } from "@stopbank/contract/provenance";
import { PaperMap } from "@stopbank/map-page/print/map";
import { usePending } from "@stopbank/plugin-api/print";
import type { SceneLayer } from "@stopbank/scene";
import { useCallback, useMemo, useRef, useState } from "react";
import { AskedView } from "../asked/AskedView.tsx";
import { useAskedNames } from "../asked/useAskedNames.ts";
import { MapSheetView } from "./MapSheetView.tsx";
import { sheetEconomies } from "./sheetEconomies.ts";
import type { SheetLayout } from "./sheetLayout.ts";
import { useFit } from "./useFit.ts";

export interface MapSheetProps {
  readonly provenance: Provenance;
  readonly layers: readonly SceneLayer[];
  /** What of the scene this dataset does not have, in a sentence. */
  readonly leftOut: string | undefined;
  readonly layout: SheetLayout;
}

/** The map on one sheet, whatever it shows, and what the sheet has no room to name. */
export function MapSheet({ provenance, layers, leftOut, layout }: MapSheetProps) {
  const asked = useAskedNames(provenance, layers);
  const { dataset, scene_link: link, made } = provenance;
  const sheet = useRef<HTMLElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  // In another font all is wider or narrower.
  const onDrawn = useCallback(() => void document.fonts.ready.then(() => setDrawn(true)), []);
  const ways = useMemo(() => sheetEconomies(layout.mostNamed), [layout.mostNamed]);
  const fits = () => lowestPt(sheet.current) <= layout.sheet.height - sparePt;
  const { way: economy, isSettled } = useFit(ways, isDrawn, fits);
  usePending(!isSettled, "what the sheet has room for");
  if (economy === undefined) return null;
  const lists = [asked.elements, asked.hazards, ...asked.filters.map(({ what }) => what)];
  return (
    <>
      <MapSheetView
        ref={sheet}
        asked={asked}
        economy={economy}
        licence={dataset.licence}
        madeAt={dateTime.format(new Date(made.at))}
        link={link}
        leftOut={leftOut}
        layout={layout}
      >
        <PaperMap size={layout.map} isCaptioned={false} onDrawn={onDrawn} />
      </MapSheetView>
      {lists.some(({ length }) => length > economy.mostNamed) && <AskedView {...asked} leftOut={leftOut} />}
    </>
  );
}

const dateTime = new Intl.DateTimeFormat("en-NZ", { dateStyle: "long", timeStyle: "short" });

/** Paper rounds otherwise than the screen that it is measured on. */
const sparePt = 2;
const pointsPerPx = 0.75;
/** What is to be on the sheet. */
const parts = [".sb-map-figure-picture", ".sb-map-figure-below > *", ".risk-paper-sheet-facts"].map(
  (part) => `${part}:not(.risk-paper-sheet-parted .sb-map-figure-legend)`,
);

/** How far down the lowest of a sheet's parts reaches, in points. */
function lowestPt(sheet: HTMLElement | null): number {
  if (sheet === null) return 0;
  const { top } = sheet.getBoundingClientRect();
  const bottoms = [...sheet.querySelectorAll(parts.join())].map(
    (part) => part.getBoundingClientRect().bottom,
  );
  return (Math.max(top, ...bottoms) - top) * pointsPerPx;
}

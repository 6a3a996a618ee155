import type { Provenance } from "@stopbank/contract/provenance";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { PaperMap } from "@stopbank/map-page/print/map";
import { useProvenance } from "@stopbank/map-page/print/provenance";
import { seenQuestion } from "@stopbank/map-page/stats-question";
import type { SceneLayer } from "@stopbank/scene";
import { pageSizeNamed } from "@stopbank/ui/page-sizes";
import { useMemo } from "react";
import { AskedView } from "../asked/AskedView.tsx";
import { useAskedNames } from "../asked/useAskedNames.ts";
import { Ends } from "../ends/Ends.tsx";
import { ReportPages } from "../ReportPages.tsx";
import { useSubject } from "../useSubject.ts";
import { MapSheetView, type MapSheetViewProps } from "./MapSheetView.tsx";
import { sheetLayout } from "./sheetLayout.ts";

export interface MapDocumentProps {
  readonly search: string;
  /** What of the scene this dataset does not have, in a sentence. */
  readonly leftOut: string | undefined;
}

/** The map on a sheet with all that has to stand beside it, then what its data comes from. */
export function MapDocument({ search, leftOut }: MapDocumentProps) {
  const scene = usePageScene();
  const { index } = useMapPage();
  const provenance = useProvenance(seenQuestion(scene, index.elements));
  const layers = useMemo(() => scene.layers.filter(({ visible }) => visible), [scene]);
  const subject = useSubject(layers, provenance?.asked);
  const hazardCount = layers.filter(({ kind }) => kind === "hazard").length;
  const { map, isCrowded, mostNamed } = useMemo(
    () => sheetLayout(pageSizeNamed(search) ?? "A4", hazardCount),
    [search, hazardCount],
  );
  if (provenance === undefined) return null;
  return (
    <ReportPages
      search={search}
      title="Map"
      fileName="Map"
      subject={subject}
      provenance={provenance}
      isLandscape
    >
      <Sheet
        provenance={provenance}
        layers={layers}
        leftOut={leftOut}
        isCrowded={isCrowded}
        mostNamed={mostNamed}
        mapWidthPt={map.width}
      >
        <PaperMap size={map} isCaptioned={false} />
      </Sheet>
      <Ends provenance={provenance} />
    </ReportPages>
  );
}

interface SheetProps
  extends Pick<MapSheetViewProps, "leftOut" | "isCrowded" | "mostNamed" | "mapWidthPt" | "children"> {
  readonly provenance: Provenance;
  readonly layers: readonly SceneLayer[];
}

function Sheet({ provenance, layers, ...sheet }: SheetProps) {
  const asked = useAskedNames(provenance, layers);
  const { dataset, scene_link: link, made } = provenance;
  const lists = [asked.elements, asked.hazards, ...asked.filters.map(({ what }) => what)];
  return (
    <>
      <MapSheetView
        {...sheet}
        asked={asked}
        licence={dataset.licence}
        madeAt={dateTime.format(new Date(made.at))}
        link={link}
      />
      {/* What the sheet has no room to name. */}
      {lists.some(({ length }) => length > sheet.mostNamed) && (
        <AskedView {...asked} leftOut={sheet.leftOut} />
      )}
    </>
  );
}

const dateTime = new Intl.DateTimeFormat("en-NZ", { dateStyle: "long", timeStyle: "short" });

import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { Ends } from "@stopbank/map-page/print/ends";
import { useProvenance } from "@stopbank/map-page/print/provenance";
import { ReportPages } from "@stopbank/map-page/print/report-pages";
import { seenQuestion } from "@stopbank/map-page/stats-question";
import type { SceneLayer } from "@stopbank/scene";
import { pageSizeNamed } from "@stopbank/ui/page-sizes";
import { useMemo } from "react";
import { useSubject } from "../useSubject.ts";
import { MapSheet } from "./MapSheet.tsx";
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
  const layout = useMemo(() => {
    const count = (kind: SceneLayer["kind"]) => layers.filter((layer) => layer.kind === kind).length;
    return sheetLayout(pageSizeNamed(search) ?? "A4", {
      elements: count("element"),
      hazards: count("hazard"),
      contextual: count("contextual"),
    });
  }, [search, layers]);
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
      <MapSheet provenance={provenance} layers={layers} leftOut={leftOut} layout={layout} />
      <Ends provenance={provenance} />
    </ReportPages>
  );
}

import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { layerName } from "@stopbank/map-page/layer-names";
import { useSpokenFigures } from "@stopbank/map-page/use-spoken-figures";
import { layersOfKind } from "@stopbank/scene/layers";
import { openDrawer } from "@stopbank/scene/view";
import { severalTitle } from "../../domain/summary/severalTitle.ts";
import { spokenFigures } from "../../domain/summary/spokenFigures.ts";
import { Explain } from "../explain/Explain.tsx";
import { useMatrixRows } from "../summary/useMatrixRows.ts";
import { useRiskStats } from "../summary/useRiskStats.ts";
import { HeadlineStripView } from "./HeadlineStripView.tsx";

/** The summary's headline figures, at the foot of the tab where scenarios are chosen. */
export default function HeadlineStrip() {
  const { store, index, useHazardName } = useMapPage();
  const hazards = layersOfKind(usePageScene(), "hazard");
  const { isIdle, stats, isUpdating, error, retry } = useRiskStats();
  const rows = useMatrixRows(stats);
  useSpokenFigures(isIdle ? undefined : { isComing: isUpdating, text: spokenFigures(rows) });
  const [only] = hazards;
  if (isIdle || only === undefined) return null;
  const { title, detail } = layerName(only, index, useHazardName);
  const named = detail === undefined ? title : `${title}, ${detail}`;
  return (
    <HeadlineStripView
      explain={<Explain of={["headline"]} />}
      about={hazards.length === 1 ? named : severalTitle}
      fullName="Risk Summary"
      rows={rows}
      isUpdating={isUpdating}
      error={error}
      retry={retry}
      onOpen={() => store.apply(openDrawer("risk"), { undoable: false })}
    />
  );
}

import { useMapPage } from "@stopbank/map-page/context";
import { useSpokenFigures } from "@stopbank/map-page/use-spoken-figures";
import { useClient } from "@stopbank/plugin-api/browser";
import { cameraOver } from "@stopbank/scene/camera-over";
import { setCamera } from "@stopbank/scene/view";
import { Failed, Loaded, Skeleton } from "@stopbank/ui/states";
import { useMemo } from "react";
import { clearArea, sortBy, toggleArea } from "../../domain/choice/choosing.ts";
import type { Chosen, PrioritySettings } from "../../domain/choice/settings.ts";
import { areaRows, rankBands } from "../../domain/ranking/areaRows.ts";
import { rankAreas } from "../../domain/ranking/rankAreas.ts";
import { rankWords } from "../../domain/ranking/rankWords.ts";
import { stabilityNote } from "../../domain/ranking/stabilityNote.ts";
import { OfSettings } from "../data/OfSettings.tsx";
import { useAreaAnswers, useLook, usePriorities } from "../data/usePriorities.ts";
import { ExposedElements } from "../exposed/ExposedElements.tsx";
import { AreaTableView } from "../table/AreaTableView.tsx";
import { Why } from "../why/Why.tsx";
import { ResultsHeadView } from "./ResultsHeadView.tsx";
import { ResultsView } from "./ResultsView.tsx";

/** Which areas come first, why, and what is exposed in them. */
export function ResultsTab() {
  return (
    <ResultsView>
      <OfSettings>{(settings, chosen) => <Results settings={settings} chosen={chosen} />}</OfSettings>
    </ResultsView>
  );
}

interface ResultsProps {
  readonly settings: PrioritySettings;
  readonly chosen: Chosen;
}

function Results({ settings, chosen }: ResultsProps) {
  const { scenario, layer, weights, area, sort } = chosen;
  const { store } = useMapPage();
  const { listAll, seek } = usePriorities();
  const { listsAll } = useLook();
  const { scores, stability } = useAreaAnswers(chosen);
  const viewAll = useViewAll();
  const answer = scores.state === "ready" ? scores.value : undefined;
  const firmness = stability.state === "ready" ? stability.value : undefined;
  const ranking = useMemo(() => answer && rankAreas(answer, weights), [answer, weights]);
  const bands = useMemo(() => firmness && rankBands(firmness), [firmness]);
  const rows = useMemo(() => (ranking ? areaRows(ranking, bands, sort) : []), [ranking, bands, sort]);
  const selected = area === undefined ? undefined : ranking?.byArea.get(area);
  const first = ranking?.areas.find(({ rank }) => rank === 1);
  useSpokenFigures(first && { isComing: false, text: `${first.name} is first: ${rankWords(first)}` });
  return (
    <>
      <ResultsHeadView
        scenario={scenario.display_name}
        area={selected?.name}
        misfits={answer?.misfits.map(({ sentence }) => sentence) ?? []}
        gone={[
          ...chosen.gone,
          ...(area !== undefined && ranking !== undefined && selected === undefined
            ? [`The area in this link is no longer one of the ${layer.display_name.toLowerCase()}.`]
            : []),
        ]}
        onViewAll={viewAll}
      />
      <Loaded
        of={scores}
        label="Ranking areas"
        skeleton={<Skeleton height={320} />}
        what="The areas could not be ranked"
      >
        {() => (
          <AreaTableView
            rows={rows}
            areas={layer.display_name}
            sort={sort}
            selected={selected?.area}
            listsAll={listsAll}
            bands={stability.state}
            note={firmness && stabilityNote(firmness)}
            onSort={(column) => store.apply(sortBy(column), { undoable: false })}
            onChoose={(id) => {
              store.apply(toggleArea(id));
              seek(id === area ? undefined : id);
            }}
            onListAll={listAll}
          />
        )}
      </Loaded>
      {stability.state === "failed" && answer !== undefined && (
        <Failed what="How firm these ranks are could not be worked out" {...stability} />
      )}
      {selected !== undefined && answer !== undefined && (
        <Why key={selected.area} area={selected} answer={answer} chosen={chosen} settings={settings} />
      )}
      <ExposedElements scenario={scenario} area={selected} hazardGroup={chosen.hazardGroup} />
    </>
  );
}

/** No area selected, and the map over the client's own place, straight from above (PRI-08). */
function useViewAll(): () => void {
  const { store, layers } = useMapPage();
  const { config } = useClient();
  return () => {
    store.apply(clearArea);
    const { longitude, latitude, zoom } = config.default_location;
    const camera = config.has_own_location
      ? { longitude, latitude, zoom, pitch: 0, bearing: 0 }
      : cameraOver(layers.bounds, { widthPx: window.innerWidth / 2, heightPx: window.innerHeight - 160 });
    store.apply(setCamera(camera), { undoable: false });
  };
}

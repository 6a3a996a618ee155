import type { CallApi } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import { indexLayers } from "@stopbank/map/layer-index";
// At once: cards that grew while they are read would move the story on.
import { Markdown } from "@stopbank/markdown";
import { offeredBasemaps } from "@stopbank/scene/basemaps";
import { emptyScene } from "@stopbank/scene/empty";
import { createSceneStore } from "@stopbank/scene/store";
import { toLoadable } from "@stopbank/ui/loadable";
import { termsOf } from "@stopbank/ui/terms";
import { useMemo, useState } from "react";
import useSWR from "swr";
import { ToldCard } from "../browser/card/ToldCard.tsx";
import { useReadFigures } from "../browser/data/useFigures.ts";
import { tellOnMap } from "../browser/map/tellOnMap.ts";
import { TableSwitch } from "../browser/viewer/head/TableSwitch.tsx";
import { useAhead } from "../browser/viewer/useAhead.ts";
import { useArrowKeys } from "../browser/viewer/useArrowKeys.ts";
import { useSteps } from "../browser/viewer/useSteps.ts";
import { asTold } from "../domain/cardScene.ts";
import { storyPath, withStep } from "../domain/storyAddress.ts";
import { cardsOf } from "../domain/storySteps.ts";
import { toldText } from "../domain/toldText.ts";
import { embedMedia } from "./belowEmbed.ts";
import { EmbeddedMap } from "./EmbeddedMap.tsx";
import { EmbeddedView } from "./EmbeddedView.tsx";
import { embeddedHost } from "./embeddedHost.ts";
import type { Embedded } from "./openEmbedded.ts";

export interface ToldProps {
  readonly embedded: Embedded;
  readonly call: CallApi;
}

/** A story that is there: its cards lead its map, as in the whole product. */
export function Told({ embedded, call }: ToldProps) {
  const { story, config, preferences, layers, labels } = embedded;
  const mediaPrefix = embedMedia(story.id, config.client_name);
  const index = useMemo(() => indexLayers(layers), [layers]);
  const basemaps = useMemo(
    () => offeredBasemaps(preferences.basemap_list, config.terrain_map),
    [preferences, config],
  );
  const cards = useMemo(() => cardsOf(story).map((card) => asTold(card, index)), [story, index]);
  const [store] = useState(() => {
    // An introduction says of no place where it is: its map begins where the story does.
    const start = cards.find(({ location }) => location !== undefined)?.location;
    return createSceneStore(emptyScene(config.client_name, start ?? config.default_location));
  });
  const told = useMemo(() => tellOnMap({ store, index, basemaps }), [store, index, basemaps]);
  const steps = useSteps(cards, told);
  useArrowKeys((by) => steps.moveTo(steps.active + by), true);
  useAhead(cards, steps.active, { store, index, basemaps, mediaPrefix });
  const figures = useReadFigures(
    toLoadable(
      useSWR(["figures", story.id], () =>
        call(routes.embeddedStoryFigures, { params: { storyId: `${story.id}` } }),
      ),
    ),
  );
  const [isTable, setTable] = useState(false);
  const showTable = (isShown: boolean) => {
    setTable(isShown);
    steps.stay();
  };
  const [notice, setNotice] = useState<string>();
  const host = useMemo(() => embeddedHost({ call, onNotice: setNotice }), [call]);
  const text = (written: string, at: number) => (
    <Markdown text={toldText(written, figures.of(at))} under={4} />
  );
  return (
    <EmbeddedView
      actions={<TableSwitch isTable={isTable} onTable={showTable} />}
      active={steps.active}
      cards={cards}
      chapters={story.chapters.map(({ title }) => title)}
      link={storyPath(story) + withStep("", steps.active)}
      map={<EmbeddedMap classLabels={labels} host={host} layers={layers} store={store} />}
      notice={notice}
      onMove={steps.moveTo}
      onScrolledTo={steps.scrollTo}
      organisation={config.display_name}
      scenarioWord={termsOf(preferences.term_preference).hazard === "Hazard" ? "Hazard" : "Risk"}
      sought={steps.sought}
      title={story.title}
    >
      {cards.map((card, at) => (
        <ToldCard
          at={at}
          card={card}
          figures={figures}
          isTable={isTable}
          // biome-ignore lint/suspicious/noArrayIndexKey: cards stay where they are
          key={at}
          mediaPrefix={mediaPrefix}
          steps={steps}
          story={story}
          text={text}
        />
      ))}
    </EmbeddedView>
  );
}

import { mediaPrefix } from "@stopbank/contract/media-prefix";
import type { WireStory } from "@stopbank/contract/stories";
import { MapPageProvider, useMapPage, usePageScene } from "@stopbank/map-page/context";
import { useAwaited } from "@stopbank/map-page/print/awaited";
import { Ends } from "@stopbank/map-page/print/ends";
import { PaperMap } from "@stopbank/map-page/print/map";
import { useProvenance } from "@stopbank/map-page/print/provenance";
import { ReportPages } from "@stopbank/map-page/print/report-pages";
import { Markdown } from "@stopbank/markdown";
import { useClient } from "@stopbank/plugin-api/browser";
import { usePending } from "@stopbank/plugin-api/print";
import type { Scene } from "@stopbank/scene";
import { createSceneStore } from "@stopbank/scene/store";
import { useMemo, useState } from "react";
import { figuresOf, useFigureAnswer } from "../browser/data/useFigures.ts";
import { showCard } from "../domain/cardScene.ts";
import { partsOf, placesIn, storyFileName } from "../domain/printedStory.ts";
import { storyPath } from "../domain/storyAddress.ts";
import { cardsOf, lengthOf, type StoryCard } from "../domain/storySteps.ts";
import { toldText } from "../domain/toldText.ts";
import { PaperFilm } from "./PaperFilm.tsx";
import { PaperStepView } from "./PaperStepView.tsx";

export interface StoryDocumentProps {
  readonly search: string;
  readonly story: WireStory;
  /** Counted from 0. */
  readonly part: number;
  /** The number of its first page. */
  readonly page: number;
}

/** In points: the width of the text. */
const mapSize = { width: 531, height: 300 };

/** Some cards of a story on paper: each step with its map, its text and its figures, and where they are from. */
export function StoryDocument({ search, story, part, page }: StoryDocumentProps) {
  const { index, basemaps } = useMapPage();
  const { name } = useClient();
  const start = usePageScene();
  const answer = useAwaited(useFigureAnswer(story), "the story's figures");
  const cards = useMemo(() => cardsOf(story), [story]);
  const shown = useMemo(() => cards.flatMap(({ elements }) => elements).map(({ id }) => id), [cards]);
  const provenance = useProvenance({
    types: [...new Set(shown)].filter((type) => index.elements.has(type)),
    tags: [],
    coordinates: "all",
    query: {},
    body: {},
  });
  // What a card leaves as it was is as the card before it had it.
  const scenes = useMemo(() => {
    let scene = start;
    return cards.map((card) => {
      scene = showCard(card, index, basemaps)(scene);
      return scene;
    });
  }, [cards, index, basemaps, start]);
  // One map after the other: each takes a graphics context while it is drawn.
  const [drawn, setDrawn] = useState(0);
  const printed = placesIn(part, cards.length);
  usePending(drawn < printed.length, "the maps of its steps");
  if (answer === undefined || provenance === undefined) return null;
  const figures = figuresOf(answer, false);
  const link = new URL(storyPath(story), provenance.scene_link).href;
  const parts = partsOf(cards.length);
  const prefix = mediaPrefix(name);
  return (
    <ReportPages
      {...(part === 0 && { about: lengthOf(story) })}
      {...(parts > 1 && { countedFrom: page })}
      fileName={storyFileName(story.title, provenance.made.at)}
      isWithoutRules
      provenance={provenance}
      search={search}
      subject={story.title}
      title={story.title}
    >
      {printed.map((at, place) => {
        const text = (written: string) => <Markdown text={toldText(written, figures.of(at))} under={3} />;
        return (
          <PaperStepView
            card={cards[at] as StoryCard}
            key={at}
            map={
              place <= drawn && (
                <CardMap
                  onDrawn={() => setDrawn((before) => Math.max(before, place + 1))}
                  scene={scenes[at] ?? start}
                />
              )
            }
            film={(section) => <PaperFilm mediaPrefix={prefix} section={section} site={link} text={text} />}
            mediaPrefix={prefix}
            rows={figures.rows(at)}
            site={link}
            text={text}
            words={story.description}
          />
        );
      })}
      {part === parts - 1 && <Ends provenance={{ ...provenance, scene_link: link }} />}
    </ReportPages>
  );
}

function CardMap({ scene, onDrawn }: { readonly scene: Scene; readonly onDrawn: () => void }) {
  const page = useMapPage();
  const shared = useMemo(
    () => ({ ...page, store: createSceneStore(scene, page.store.extensions) }),
    [page, scene],
  );
  return (
    <MapPageProvider value={shared}>
      <PaperMap isCaptioned={false} onDrawn={onDrawn} size={mapSize} />
    </MapPageProvider>
  );
}

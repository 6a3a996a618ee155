import { mediaPrefix as prefixOf } from "@stopbank/contract/media-prefix";
import type { WireStory } from "@stopbank/contract/stories";
import { storiesPath } from "@stopbank/contract/story-links";
import { useMapPage } from "@stopbank/map-page/context";
import { Markdown } from "@stopbank/map-page/text";
import { scenes, useClient, useNavigation, useService, useTerms } from "@stopbank/plugin-api/browser";
import { clearSelection } from "@stopbank/scene/view";
import { useEffect, useMemo, useState } from "react";
import { asTold } from "../../domain/cardScene.ts";
import { cardsOf, type StoryCard } from "../../domain/storySteps.ts";
import { toldText } from "../../domain/toldText.ts";
import { ToldCard } from "../card/ToldCard.tsx";
import { useFigures } from "../data/useFigures.ts";
import { tellOnMap } from "../map/tellOnMap.ts";
import { Presentation } from "../present/Presentation.tsx";
import { ActionsView } from "./head/ActionsView.tsx";
import { StoryView } from "./StoryView.tsx";
import { useAhead } from "./useAhead.ts";
import { useArrowKeys } from "./useArrowKeys.ts";
import { useNoDrawnArea } from "./useNoDrawnArea.ts";
import { usePrint } from "./usePrint.ts";
import { useSteps } from "./useSteps.ts";

/** A story that is open: its cards beside the map, which shows what each is about. */
export function StoryViewer({ story }: { readonly story: WireStory }) {
  const { id, store, index, basemaps } = useMapPage();
  const own = useService(scenes).of(id);
  useNoDrawnArea(own);
  const { name } = useClient();
  const { go } = useNavigation();
  const { hazard } = useTerms();
  const cards = useMemo(() => cardsOf(story).map((card) => asTold(card, index)), [story, index]);
  const told = useMemo(() => tellOnMap({ store, index, basemaps }), [store, index, basemaps]);
  // The list of stories stands beside what the reader had on the map before (STO-12).
  useEffect(
    () => () =>
      store.apply(({ drawer }) => ({ ...clearSelection(own.state.scene), drawer }), {
        undoable: false,
      }),
    [store, own],
  );
  const [isPresenting, setPresenting] = useState(false);
  const steps = useSteps(cards, told);
  useArrowKeys((by) => steps.moveTo(steps.active + by), !isPresenting);
  const print = usePrint(story.id);
  const mediaPrefix = prefixOf(name);
  const figures = useFigures(story);
  useAhead(cards, steps.active, { store, index, basemaps, mediaPrefix });
  const [isTable, setTable] = useState(false);
  const showTable = (isShown: boolean) => {
    setTable(isShown);
    steps.stay();
  };
  const text = (written: string, at: number) => (
    <Markdown text={toldText(written, figures.of(at))} under={4} />
  );
  const cardAt = (card: StoryCard, at: number) => (
    <ToldCard
      at={at}
      card={card}
      figures={figures}
      isTable={isTable}
      key={at}
      mediaPrefix={mediaPrefix}
      steps={steps}
      story={story}
      text={text}
    />
  );
  const shown = cards[steps.active];
  if (isPresenting && shown !== undefined)
    return (
      <Presentation
        active={steps.active}
        cards={cards}
        onLeave={() => {
          setPresenting(false);
          steps.moveTo(steps.active);
        }}
        onMove={steps.moveTo}
        text={(written) => text(written, steps.active)}
        title={story.title}
      >
        {cardAt(shown, steps.active)}
      </Presentation>
    );
  return (
    <StoryView
      actions={
        <ActionsView
          isTable={isTable}
          onPresent={() => setPresenting(true)}
          onPrint={() => void print()}
          onTable={showTable}
        />
      }
      active={steps.active}
      cards={cards}
      chapters={story.chapters.map((chapter) => chapter.title)}
      onClose={() => go(storiesPath)}
      onMove={steps.moveTo}
      onScrolledTo={steps.scrollTo}
      scenarioWord={hazard === "Hazard" ? "Hazard" : "Risk"}
      sought={steps.sought}
      title={story.title}
    >
      {cards.map(cardAt)}
    </StoryView>
  );
}

import { Switch } from "@blueprintjs/core";
import { mediaPrefix as prefixOf } from "@stopbank/contract/media-prefix";
import type { WireStory } from "@stopbank/contract/stories";
import { useMapPage } from "@stopbank/map-page/context";
import { Markdown } from "@stopbank/map-page/text";
import { scenes, useClient, useNavigation, useService, useTerms } from "@stopbank/plugin-api/browser";
import { clearArea } from "@stopbank/scene/filtering";
import { clearSelection } from "@stopbank/scene/view";
import { useEffect, useMemo, useState } from "react";
import { storiesPath } from "../../domain/storyAddress.ts";
import { cardsOf, lengthOf } from "../../domain/storySteps.ts";
import { toldText } from "../../domain/toldText.ts";
import { FiguresTableView } from "../card/FiguresTableView.tsx";
import { IntroductionView } from "../card/IntroductionView.tsx";
import { StepCardView } from "../card/StepCardView.tsx";
import { useFigures } from "../data/useFigures.ts";
import { tellOnMap } from "../map/tellOnMap.ts";
import { StoryView } from "./StoryView.tsx";
import { useAhead } from "./useAhead.ts";
import { useArrowKeys } from "./useArrowKeys.ts";
import { useSteps } from "./useSteps.ts";

/** A story that is open: its cards beside the map, which shows what each is about. */
export function StoryViewer({ story }: { readonly story: WireStory }) {
  const { id, store, index, basemaps } = useMapPage();
  const own = useService(scenes).of(id);
  const { name } = useClient();
  const { go } = useNavigation();
  const { hazard } = useTerms();
  const cards = useMemo(() => cardsOf(story), [story]);
  const told = useMemo(() => tellOnMap({ store, index, basemaps }), [store, index, basemaps]);
  // The list of stories stands beside what the reader had on the map before (STO-12).
  useEffect(
    () => () =>
      store.apply(({ drawer }) => ({ ...clearArea(clearSelection(own.state.scene)), drawer }), {
        undoable: false,
      }),
    [store, own],
  );
  const steps = useSteps(cards, told);
  useArrowKeys((by) => steps.moveTo(steps.active + by));
  const mediaPrefix = prefixOf(name);
  const figures = useFigures(story.id);
  useAhead(cards, steps.active, { store, index, basemaps, mediaPrefix });
  const [isTable, setTable] = useState(false);
  return (
    <StoryView
      actions={
        <Switch
          checked={isTable}
          className="stories-table-switch"
          label="Table"
          onChange={({ currentTarget }) => setTable(currentTarget.checked)}
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
      {cards.map((card, at) => (
        <StepCardView
          card={card}
          foot={
            isTable && figures.datasetVersion !== undefined ? (
              <FiguresTableView datasetVersion={figures.datasetVersion} rows={figures.rows(at)} />
            ) : undefined
          }
          introduction={
            <IntroductionView
              length={lengthOf(story)}
              mediaPrefix={mediaPrefix}
              onStart={() => steps.moveTo(1)}
              text={<Markdown text={toldText(story.description, figures.of(0))} under={4} />}
              story={story}
            />
          }
          isActive={at === steps.active}
          // biome-ignore lint/suspicious/noArrayIndexKey: cards stay where they are
          key={at}
          mediaPrefix={mediaPrefix}
          onChoose={() => steps.moveTo(at)}
          text={(written) => <Markdown text={toldText(written, figures.of(at))} under={4} />}
        />
      ))}
    </StoryView>
  );
}

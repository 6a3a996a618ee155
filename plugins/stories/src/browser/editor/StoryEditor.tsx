import { mediaPrefix as prefixOf } from "@stopbank/contract/media-name";
import { useMapPage } from "@stopbank/map-page/context";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import type { Scene } from "@stopbank/scene";
import { checkStory } from "@stopbank/story-check";
import { useEffect, useMemo, useRef, useState } from "react";
import { cardOfStep, wireStoryOf } from "../../domain/editing/draftCards.ts";
import { sectionsWithOther, withOtherFigure } from "../../domain/editing/figuresOfCard.ts";
import { problemsOf, selectionOf, withPlaces } from "../../domain/editing/problemPlaces.ts";
import { trimStory } from "../../domain/editing/readDraft.ts";
import { fitSelection, type Selection } from "../../domain/editing/selection.ts";
import { tellOnMap } from "../map/tellOnMap.ts";
import { DraftNotices } from "./DraftNotices.tsx";
import { stepOfMap } from "./data/keptArea.ts";
import type { OpenedStory } from "./data/storyDesk.ts";
import { useCheckGround, useRegions } from "./data/useCheckGround.ts";
import { useDraftFigures } from "./data/useDraftFigures.ts";
import { useHasArea } from "./data/useHasArea.ts";
import { useHasMedium } from "./data/useHasMedium.ts";
import { useStoryDraft } from "./data/useStoryDraft.ts";
import { ProblemsView } from "./notices/ProblemsView.tsx";
import { OutlineBarView } from "./outline/OutlineBarView.tsx";
import { OutlineView } from "./outline/OutlineView.tsx";
import { PartEditor } from "./PartEditor.tsx";
import { FigureNotesView } from "./preview/FigureNotesView.tsx";
import { StepPreview } from "./preview/StepPreview.tsx";
import { StoryEditorView } from "./StoryEditorView.tsx";
import { StoryHead } from "./StoryHead.tsx";
import { undoKeys } from "./undoKeys.ts";
import { useFieldFocus } from "./useFieldFocus.ts";
import { useOtherEditors } from "./useOtherEditors.ts";
import { useOutlineActions } from "./useOutlineActions.ts";

export interface StoryEditorProps {
  readonly id: number;
  readonly opened: OpenedStory;
}

/** A story being written, beside the map that shows the step one is at. */
export function StoryEditor({ id, opened }: StoryEditorProps) {
  const { store, index, basemaps } = useMapPage();
  const call = useCall();
  const { name } = useClient();
  const draft = useStoryDraft(id, opened);
  const others = useOtherEditors(id, opened, draft);
  const { story } = draft;
  const [chosen, setChosen] = useState<Selection>({ kind: "story" });
  const selected = fitSelection(story, chosen);
  const [said, setSaid] = useState("");
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const focusField = useFieldFocus(form);
  // Whoever begins a story begins with its name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it is opened
  useEffect(() => {
    if (story.title === "") focusField({ field: "title" });
  }, []);
  const wire = useMemo(() => wireStoryOf(id, trimStory(story), index), [id, story, index]);
  const regions = useRegions();
  const ground = useCheckGround(id, regions, {
    hasMedium: useHasMedium(story),
    hasArea: useHasArea(story),
  });
  const problems = useMemo(() => withPlaces(story, checkStory(trimStory(story), ground)), [story, ground]);
  const told = useMemo(() => tellOnMap({ store, index, basemaps }), [store, index, basemaps]);
  useEffect(() => () => told.stop(), [told]);
  // Before its first step a story has its introduction.
  const card = cardOfStep(wire, selected.kind === "step" ? selected.at : { chapter: 0, step: -1 });
  const show = (part: Selection) => {
    if (part.kind === "step") void told.show(cardOfStep(wire, part.at)).catch(window.reportError);
  };
  const select = (part: Selection) => {
    setChosen(part);
    show(part);
  };
  const actions = useOutlineActions({
    draft,
    selected,
    select: setChosen,
    say: setSaid,
    takeStep: () => stepOfMap(call, store.state.scene as Scene, ""),
  });
  const mediaPrefix = prefixOf(name);
  const step =
    selected.kind === "step" ? story.chapters[selected.at.chapter]?.steps[selected.at.step] : undefined;
  const figures = useDraftFigures(card, wire.description);
  const putFigure = (name: string, instead: string) =>
    draft.edit(
      selected.kind === "step" && step !== undefined
        ? {
            kind: "setStep",
            at: selected.at,
            patch: { sections: sectionsWithOther(step.sections, name, instead) },
          }
        : { kind: "setStory", patch: { description: withOtherFigure(story.description, name, instead) } },
      "Use another figure",
    );
  return (
    <StoryEditorView
      bar={
        <OutlineBarView
          canDuplicate={selected.kind === "step"}
          canMoveDown={actions.canMove(1)}
          canMoveUp={actions.canMove(-1)}
          onAddChapter={() => {
            actions.addChapter();
            focusField({ field: "title" });
          }}
          onAddStep={() => {
            void actions.addStep().then((isAdded) => isAdded && focusField({ field: "title" }));
          }}
          onDelete={actions.remove}
          onDuplicate={actions.duplicate}
          onMove={actions.move}
          selected={actions.name}
        />
      }
      form={form}
      head={
        <StoryHead
          draft={draft}
          id={id}
          onCheck={() => setChecked(true)}
          others={others}
          problems={problems}
        />
      }
      notices={
        <>
          <DraftNotices draft={draft} opened={opened} others={others} />
          {isChecked && (
            <ProblemsView
              onClose={() => setChecked(false)}
              onOpen={(problem) => {
                select(selectionOf(problem));
                focusField(problem);
              }}
              problems={problems}
            />
          )}
        </>
      }
      onKeyDown={undoKeys(draft)}
      outline={
        <OutlineView
          onDrop={actions.drop}
          onMove={actions.move}
          onSelect={select}
          problemsOf={(part) => problemsOf(problems, part)}
          selected={selected}
          story={story}
        />
      }
      preview={
        <StepPreview
          card={card}
          figures={figures.known}
          foot={
            <FigureNotesView
              datasetVersion={figures.datasetVersion}
              missing={figures.missing}
              onRetry={figures.retry}
              onUse={putFigure}
              state={figures.state}
            />
          }
          mediaPrefix={mediaPrefix}
          story={wire}
        />
      }
      said={said}
    >
      <PartEditor
        card={card}
        draft={draft}
        figures={figures.offered}
        mediaPrefix={mediaPrefix}
        onLookAtFigures={figures.look}
        onShow={() => show(selected)}
        regions={regions}
        say={setSaid}
        selected={selected}
        wire={wire}
      />
    </StoryEditorView>
  );
}

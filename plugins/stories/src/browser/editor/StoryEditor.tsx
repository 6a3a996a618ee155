import { readFigureName } from "@stopbank/contract/live-figures";
import { mediaPrefix as prefixOf } from "@stopbank/contract/media-name";
import { useMapPage } from "@stopbank/map-page/context";
import { useClient } from "@stopbank/plugin-api/browser";
import type { Scene } from "@stopbank/scene";
import { useEffect, useMemo, useRef, useState } from "react";
import { stepOfScene } from "../../domain/editing/captureStep.ts";
import { checkStory } from "../../domain/editing/checks/checkStory.ts";
import { problemsOf, selectionOf, withPlaces } from "../../domain/editing/checks/problemPlaces.ts";
import { cardOfStep, wireStoryOf } from "../../domain/editing/draftCards.ts";
import { trimStory } from "../../domain/editing/readDraft.ts";
import { fitSelection, type Selection } from "../../domain/editing/selection.ts";
import { cardsOf } from "../../domain/storySteps.ts";
import { tellOnMap } from "../map/tellOnMap.ts";
import { DraftNotices } from "./DraftNotices.tsx";
import type { OpenedStory } from "./data/storyDesk.ts";
import { useCheckGround, useRegions } from "./data/useCheckGround.ts";
import { useStoryDraft } from "./data/useStoryDraft.ts";
import { ProblemsView } from "./notices/ProblemsView.tsx";
import { OutlineBarView } from "./outline/OutlineBarView.tsx";
import { OutlineView } from "./outline/OutlineView.tsx";
import { PartEditor } from "./PartEditor.tsx";
import { StepPreview } from "./StepPreview.tsx";
import { StoryEditorView } from "./StoryEditorView.tsx";
import { StoryHead } from "./StoryHead.tsx";
import { undoKeys } from "./undoKeys.ts";
import { useFieldFocus } from "./useFieldFocus.ts";
import { useOutlineActions } from "./useOutlineActions.ts";

export interface StoryEditorProps {
  readonly id: number;
  readonly opened: OpenedStory;
}

/** A story being written, beside the map that shows the step one is at. */
export function StoryEditor({ id, opened }: StoryEditorProps) {
  const { store, index, basemaps } = useMapPage();
  const { name } = useClient();
  const draft = useStoryDraft(id, opened);
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
  const ground = useCheckGround(regions);
  const problems = useMemo(() => withPlaces(story, checkStory(trimStory(story), ground)), [story, ground]);
  const told = useMemo(() => tellOnMap({ store, index, basemaps }), [store, index, basemaps]);
  useEffect(() => () => told.stop(), [told]);
  const card = selected.kind === "step" ? cardOfStep(wire, selected.at) : cardsOf(wire)[0];
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
    takeStep: () => {
      const scene = store.state.scene as Scene;
      return stepOfScene(
        scene,
        scene.area !== undefined && "id" in scene.area ? scene.area.id : undefined,
        "",
      );
    },
  });
  const mediaPrefix = prefixOf(name);
  const figureLabel = (figure: string) => {
    const of = readFigureName(figure);
    const element = of && index.elements.get(of.elementType)?.display_name;
    return of && element && ground.hazardOf(of.scenario) !== undefined
      ? `${element}: ${of.figure.replaceAll("_", " ")}`
      : undefined;
  };
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
            actions.addStep();
            focusField({ field: "title" });
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
          isPublished={opened.latest > 0}
          onCheck={() => setChecked(true)}
          problems={problems}
        />
      }
      notices={
        <>
          <DraftNotices draft={draft} id={id} opened={opened} />
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
        card && <StepPreview card={card} figureLabel={figureLabel} mediaPrefix={mediaPrefix} story={wire} />
      }
      said={said}
    >
      <PartEditor
        card={card}
        draft={draft}
        mediaPrefix={mediaPrefix}
        onShow={() => show(selected)}
        regions={regions}
        say={setSaid}
        selected={selected}
      />
    </StoryEditorView>
  );
}

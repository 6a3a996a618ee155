import type { StoryStep } from "@stopbank/contract/story";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { useCall, useToaster } from "@stopbank/plugin-api/browser";
import type { Scene } from "@stopbank/scene";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { captureLayers, captureSelection, captureView } from "../../domain/editing/captureStep.ts";
import type { OfferedFigure } from "../../domain/editing/offeredFigures.ts";
import { refusalWords } from "../../domain/editing/refusalWords.ts";
import { positionOf } from "../../domain/editing/selection.ts";
import { differingParts, leftWords, stepWords } from "../../domain/editing/stepWords.ts";
import type { Patch, StepPlace } from "../../domain/editing/storyEdits.ts";
import type { StoryCard } from "../../domain/storySteps.ts";
import { keptArea, knownArea } from "./data/keptArea.ts";
import type { Regions } from "./data/useCheckGround.ts";
import { isAboutGoneAreas } from "./data/useHasArea.ts";
import type { StoryDraft } from "./data/useStoryDraft.ts";
import { type CapturedPart, CaptureView } from "./form/CaptureView.tsx";
import { type MediumOfSection, SectionFormView } from "./form/SectionFormView.tsx";
import { StepFormView } from "./form/StepFormView.tsx";

export interface StepEditorProps {
  readonly draft: StoryDraft;
  readonly at: StepPlace;
  readonly step: StoryStep;
  readonly card: StoryCard;
  readonly figures: readonly OfferedFigure[];
  readonly onLookAtFigures: (isLooking: boolean) => void;
  readonly regions: Regions;
  readonly mediaPrefix: string;
  /** Shows the step on the map. */
  readonly onShow: () => void;
  /** Says something to those who hear the page. */
  readonly say: (words: string) => void;
  readonly onChooseMedium: ((section: number, field: MediumOfSection) => void) | undefined;
}

/** A step: its words, and what it takes from the map. */
export function StepEditor(props: StepEditorProps) {
  const { draft, at, step, card, regions, say } = props;
  const call = useCall();
  const toaster = useToaster();
  const { store } = useMapPage();
  const scene = usePageScene();
  const { mutate } = useSWRConfig();
  const [isWorking, setWorking] = useState(false);
  const shown = {
    elements: card.elements.map(({ id }) => id),
    scenarios: card.scenarios.map(({ assetTag }) => assetTag),
    contexts: card.contexts.map(({ id }) => id),
  };
  const patch = (fields: Patch<StoryStep>, words: string, field?: string) =>
    draft.edit({ kind: "setStep", at, patch: fields }, words, field && `${at.chapter}.${at.step}.${field}`);
  const capture = async (part: CapturedPart) => {
    const now = store.state.scene as Scene;
    setWorking(true);
    try {
      const taken = await takeFromMap(part, now);
      patch(taken, `Capture ${part}`);
      const left = part === "layers" ? leftWords(now) : undefined;
      if (left !== undefined) toaster.warning(left);
      say(`The step's ${part} ${part === "layers" || part === "regions" ? "are" : "is"} taken from the map.`);
    } catch (error) {
      toaster.error(refusalWords(error, `The ${part} could not be captured.`));
    }
    setWorking(false);
  };
  const takeFromMap = async (part: CapturedPart, now: Scene): Promise<Patch<StoryStep>> => {
    if (part === "view") return captureView(now);
    if (part === "layers")
      return { ...captureLayers(now), filters: undefined, nDays: undefined, ...captureSelection(now) };
    if (part === "regions") return { regions: now.regions.length === 0 ? undefined : [...now.regions] };
    const area = await keptArea(call, now);
    void mutate(isAboutGoneAreas);
    return { area };
  };
  const { at: number, of } = positionOf(draft.story, at);
  return (
    <StepFormView
      captures={
        <CaptureView
          differing={differingParts(step, shown, scene, knownArea(call, scene))}
          has={stepWords(step, card, regions.name)}
          isWorking={isWorking}
          onCapture={(part) => void capture(part)}
          onShow={props.onShow}
        />
      }
      onAddSection={() =>
        draft.edit(
          { kind: "addSection", at, section: step.sections.length, value: { header: "", content: "" } },
          "Add a part",
        )
      }
      onPatch={patch}
      place={`Step ${number} of ${of}`}
      sections={step.sections.map((section, index) => (
        <SectionFormView
          count={step.sections.length}
          figures={props.figures}
          index={index}
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
          key={index}
          mediaPrefix={props.mediaPrefix}
          onChooseMedium={props.onChooseMedium && ((field) => props.onChooseMedium?.(index, field))}
          onLookAtFigures={props.onLookAtFigures}
          onMove={(to) => draft.edit({ kind: "moveSection", at, section: index, to }, "Move the part")}
          onPatch={(fields, words, field) =>
            draft.edit(
              { kind: "setSection", at, section: index, patch: fields },
              words,
              field && `${at.chapter}.${at.step}.${field}`,
            )
          }
          onRemove={() => {
            draft.edit({ kind: "removeSection", at, section: index }, "Delete the part");
            toaster.show({
              intent: "info",
              message: "The part is deleted.",
              action: { label: "Undo", run: draft.undo },
            });
          }}
          section={section}
        />
      ))}
      step={step}
    />
  );
}

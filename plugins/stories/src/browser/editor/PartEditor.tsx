import type { WireStory } from "@stopbank/contract/stories";
import { useMapPage } from "@stopbank/map-page/context";
import type { Scene } from "@stopbank/scene";
import { useState } from "react";
import { captureLayers } from "../../domain/editing/captureStep.ts";
import type { OfferedFigure } from "../../domain/editing/offeredFigures.ts";
import type { Selection } from "../../domain/editing/selection.ts";
import { ownLayerNames } from "../../domain/layerNames.ts";
import type { StoryCard } from "../../domain/storySteps.ts";
import type { Regions } from "./data/useCheckGround.ts";
import type { StoryDraft } from "./data/useStoryDraft.ts";
import { ChapterFormView } from "./form/ChapterFormView.tsx";
import type { MediumOfSection } from "./form/SectionFormView.tsx";
import { SharedLayersView } from "./form/SharedLayersView.tsx";
import { StoryFormView } from "./form/StoryFormView.tsx";
import { type AskedMedium, MediumChooser } from "./MediumChooser.tsx";
import { StepEditor } from "./StepEditor.tsx";

export interface PartEditorProps {
  readonly draft: StoryDraft;
  readonly selected: Selection;
  /** The story with its layers by their names. */
  readonly wire: WireStory;
  /** The card of what is selected. */
  readonly card: StoryCard;
  /** Those that its texts could have. */
  readonly figures: readonly OfferedFigure[];
  readonly onLookAtFigures: (isLooking: boolean) => void;
  readonly regions: Regions;
  readonly mediaPrefix: string;
  /** Shows what is selected on the map. */
  readonly onShow: () => void;
  readonly say: (words: string) => void;
}

const mediumKinds: Readonly<Record<MediumOfSection, AskedMedium["kinds"]>> = {
  sideImage: ["picture", "drawing"],
  wideImage: ["picture", "drawing"],
  videoUrl: ["film"],
  captionsUrl: ["captions"],
};

/** A picture brings what is to be seen on it. */
const chosenPatch = (
  field: MediumOfSection,
  { url, alternativeText }: Parameters<AskedMedium["choose"]>[0],
) =>
  field === "sideImage" || field === "wideImage"
    ? { [field]: url, [`${field}Alt`]: alternativeText }
    : { [field]: url };

/** The form of the part that is selected, and the client's media for its fields. */
export function PartEditor({ draft, selected, card, mediaPrefix, ...props }: PartEditorProps) {
  const [asked, setAsked] = useState<AskedMedium>();
  return (
    <>
      <SelectedForm
        {...props}
        card={card}
        draft={draft}
        mediaPrefix={mediaPrefix}
        onAsk={setAsked}
        selected={selected}
      />
      <MediumChooser asked={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}

interface SelectedFormProps extends PartEditorProps {
  readonly onAsk: (asked: AskedMedium) => void;
}

const noLayers = { elements: undefined, scenarios: undefined, contexts: undefined };

function SelectedForm({ draft, selected, wire, card, mediaPrefix, onAsk, ...props }: SelectedFormProps) {
  const { story } = draft;
  const { store } = useMapPage();
  const layersOfNow = () => captureLayers(store.state.scene as Scene);
  if (selected.kind === "story")
    return (
      <StoryFormView
        mediaPrefix={mediaPrefix}
        onChooseCover={() =>
          onAsk({
            kinds: ["picture", "drawing"],
            choose: ({ url, alternativeText }) =>
              draft.edit(
                { kind: "setStory", patch: { coverImageUrl: url, coverImageAlt: alternativeText } },
                "Choose the cover",
              ),
          })
        }
        onPatch={(patch, words, field) => draft.edit({ kind: "setStory", patch }, words, field)}
        story={story}
      >
        <SharedLayersView
          has={ownLayerNames(wire)}
          onCapture={() => draft.edit({ kind: "setStory", patch: layersOfNow() }, "Capture layers")}
          onRemove={() => draft.edit({ kind: "setStory", patch: noLayers }, "Remove layers")}
        />
      </StoryFormView>
    );
  if (selected.kind === "chapter")
    return (
      <ChapterFormView
        onTitle={(title) =>
          draft.edit(
            { kind: "setChapter", chapter: selected.chapter, patch: { title } },
            "Typing",
            `chapter.${selected.chapter}`,
          )
        }
        place={`Chapter ${selected.chapter + 1} of ${story.chapters.length}`}
        title={story.chapters[selected.chapter]?.title ?? ""}
      >
        <SharedLayersView
          has={ownLayerNames(wire.chapters[selected.chapter] ?? {})}
          onCapture={() =>
            draft.edit(
              { kind: "setChapter", chapter: selected.chapter, patch: layersOfNow() },
              "Capture layers",
            )
          }
          onRemove={() =>
            draft.edit({ kind: "setChapter", chapter: selected.chapter, patch: noLayers }, "Remove layers")
          }
        />
      </ChapterFormView>
    );
  const step = story.chapters[selected.at.chapter]?.steps[selected.at.step];
  if (step === undefined) return null;
  return (
    <StepEditor
      {...props}
      at={selected.at}
      card={card}
      draft={draft}
      key={`${selected.at.chapter}.${selected.at.step}`}
      mediaPrefix={mediaPrefix}
      onChooseMedium={(section, field) =>
        onAsk({
          kinds: mediumKinds[field],
          choose: (medium) =>
            draft.edit(
              { kind: "setSection", at: selected.at, section, patch: chosenPatch(field, medium) },
              "Choose a medium",
            ),
        })
      }
      step={step}
    />
  );
}

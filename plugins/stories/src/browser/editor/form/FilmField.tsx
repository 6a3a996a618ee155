import { Button } from "@blueprintjs/core";
import { TrashIcon } from "@blueprintjs/icons";
import type { StorySection } from "@stopbank/contract/story";
import type { Patch } from "../../../domain/editing/storyEdits.ts";
import { WordsField } from "../fields/WordsField.tsx";

export interface FilmFieldProps {
  readonly section: StorySection;
  readonly index: number;
  readonly onPatch: (patch: Patch<StorySection>, words: string, field?: string) => void;
  readonly onChooseMedium: ((field: "videoUrl" | "captionsUrl") => void) | undefined;
}

const removed = { videoUrl: undefined, captionsUrl: undefined, transcript: undefined };

/** A film, with what is said in it. */
export const FilmField = ({ section, index, onPatch, onChooseMedium }: FilmFieldProps) => (
  <fieldset className="story-editor-medium" data-field={`video.${index}`}>
    <legend>Film</legend>
    <div className="story-editor-row">
      {onChooseMedium !== undefined && (
        <>
          <Button
            onClick={() => onChooseMedium("videoUrl")}
            size="small"
            text="Choose or upload…"
            variant="outlined"
          />
          <Button
            onClick={() => onChooseMedium("captionsUrl")}
            size="small"
            text="Choose captions…"
            variant="outlined"
          />
        </>
      )}
      <Button
        aria-label="Remove: Film"
        icon={<TrashIcon />}
        onClick={() => onPatch(removed, "Remove the film")}
        size="small"
        variant="minimal"
      />
    </div>
    <WordsField
      field={`videoUrl.${index}`}
      label="Address of the film (WebM)"
      most={2_000}
      onValue={(videoUrl) => onPatch({ videoUrl }, "Typing", `videoUrl.${index}`)}
      value={section.videoUrl ?? ""}
    />
    <WordsField
      field={`captionsUrl.${index}`}
      label="Address of its captions (WebVTT)"
      most={2_000}
      onValue={(url) =>
        onPatch({ captionsUrl: url === "" ? undefined : url }, "Typing", `captionsUrl.${index}`)
      }
      value={section.captionsUrl ?? ""}
    />
    <WordsField
      field={`transcript.${index}`}
      label="Transcript"
      most={20_000}
      onValue={(words) =>
        onPatch({ transcript: words === "" ? undefined : words }, "Typing", `transcript.${index}`)
      }
      rows={3}
      value={section.transcript ?? ""}
    />
  </fieldset>
);

import { Button } from "@blueprintjs/core";
import { AddIcon } from "@blueprintjs/icons";
import type { StoryStep } from "@stopbank/contract/story";
import type { JSX, ReactNode } from "react";
import type { Patch } from "../../../domain/editing/storyEdits.ts";
import { WordsField } from "../fields/WordsField.tsx";

export interface StepFormViewProps {
  readonly step: Pick<StoryStep, "title" | "notes">;
  /** "Step 3 of 10" */
  readonly place: string;
  readonly captures: JSX.Element;
  /** A form each. */
  readonly sections: readonly ReactNode[];
  readonly onPatch: (patch: Patch<StoryStep>, words: string, field?: string) => void;
  readonly onAddSection: () => void;
}

/** All that an author says of a step. */
export const StepFormView = ({
  step,
  place,
  captures,
  sections,
  onPatch,
  onAddSection,
}: StepFormViewProps) => (
  <div className="story-editor-fields">
    <h4>{place}</h4>
    <WordsField
      field="title"
      label="Title of the step"
      onValue={(title) => onPatch({ title }, "Typing", "title")}
      value={step.title}
    />
    {captures}
    <div data-field="sections">{sections}</div>
    <Button
      disabled={sections.length >= 20}
      icon={<AddIcon />}
      onClick={onAddSection}
      size="small"
      text="Add a part"
      variant="outlined"
    />
    <WordsField
      field="notes"
      help="For whoever presents the story, which any member may do: write nothing here that they may not know."
      label="Presenter notes"
      most={20_000}
      onValue={(notes) => onPatch({ notes: notes === "" ? undefined : notes }, "Typing", "notes")}
      rows={3}
      value={step.notes ?? ""}
    />
  </div>
);

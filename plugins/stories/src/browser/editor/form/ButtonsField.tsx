import { Button } from "@blueprintjs/core";
import { TrashIcon } from "@blueprintjs/icons";
import type { StorySection } from "@stopbank/contract/story";
import type { Patch } from "../../../domain/editing/storyEdits.ts";
import { WordsField } from "../fields/WordsField.tsx";

export interface ButtonsFieldProps {
  readonly buttons: NonNullable<StorySection["buttons"]>;
  readonly index: number;
  readonly onPatch: (patch: Patch<StorySection>, words: string, field?: string) => void;
}

/** Buttons below a part, each of which leads somewhere. */
export const ButtonsField = ({ buttons, index, onPatch }: ButtonsFieldProps) => (
  <fieldset className="story-editor-medium" data-field={`buttons.${index}`}>
    <legend>Buttons</legend>
    {buttons.map(({ title, url }, at) => {
      const field = `buttons.${index}.${at}`;
      const put = (button: { title: string; url: string }) =>
        onPatch({ buttons: buttons.with(at, button) }, "Typing", field);
      const others = buttons.toSpliced(at, 1);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: buttons have no other name
        <div className="story-editor-button" key={at}>
          <WordsField
            field={`${field}.title`}
            label={`Words on button ${at + 1}`}
            onValue={(words) => put({ title: words, url })}
            value={title}
          />
          <WordsField
            field={`${field}.url`}
            label="Leads to"
            most={2_000}
            onValue={(address) => put({ title, url: address })}
            value={url}
          />
          <Button
            aria-label={`Remove: button ${at + 1}`}
            icon={<TrashIcon />}
            onClick={() =>
              onPatch({ buttons: others.length === 0 ? undefined : others }, "Remove the button")
            }
            variant="minimal"
          />
        </div>
      );
    })}
  </fieldset>
);

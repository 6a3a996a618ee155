import { Button, FormGroup, InputGroup } from "@blueprintjs/core";
import { mostNoteCharacters } from "@stopbank/contract/note-limit";
import { Dialog } from "@stopbank/ui/dialog";
import { useId } from "react";

export interface PublishTextViewProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What is published now; 0 for none. */
  readonly version: number;
  /** Everybody is asked to agree to it once more. */
  readonly asksAgain: boolean;
  readonly isWorking: boolean;
  /** What changed, in the writer's words. */
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly onPublish: () => void;
  readonly onClose: () => void;
}

/** Asks before people read a text, and what changed. */
export const PublishTextView = ({
  isOpen,
  title,
  version,
  isWorking,
  note,
  ...props
}: PublishTextViewProps) => {
  const id = useId();
  return (
    <Dialog
      actions={
        <>
          <Button disabled={isWorking} onClick={props.onClose} text="Not now" />
          <Button form={`${id}-form`} intent="primary" loading={isWorking} text="Publish" type="submit" />
        </>
      }
      isOpen={isOpen}
      // Whoever writes on meanwhile would not know whether that is part of what is published.
      onClose={isWorking ? undefined : props.onClose}
      title={`Publish '${title}'?`}
    >
      <form
        id={`${id}-form`}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWorking) props.onPublish();
        }}
      >
        <p>
          {version === 0
            ? "People can read it from then on."
            : `It takes the place of version ${version}, which stays in the history and can be restored.`}
          {props.asksAgain && " Everybody is asked to agree to it again."}
        </p>
        <FormGroup
          helperText={<span id={`${id}-help`}>Other editors see it in the history.</span>}
          label="What changed"
          labelFor={`${id}-note`}
          labelInfo="(optional)"
        >
          <InputGroup
            aria-describedby={`${id}-help`}
            autoFocus
            id={`${id}-note`}
            maxLength={mostNoteCharacters}
            onValueChange={(words) => props.onNote(words)}
            value={note}
          />
        </FormGroup>
      </form>
    </Dialog>
  );
};

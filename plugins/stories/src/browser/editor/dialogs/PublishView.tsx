import { Button, FormGroup, InputGroup } from "@blueprintjs/core";
import { mostNoteCharacters } from "@stopbank/contract/note-limit";
import { Dialog } from "@stopbank/ui/dialog";
import { useId } from "react";

export interface PublishViewProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly errors: number;
  readonly warnings: number;
  /** It takes the place of one that is being read. */
  readonly isPublished: boolean;
  readonly isWorking: boolean;
  /** Why it could not be published. */
  readonly problem: string | undefined;
  /** What changed, in the author's words. */
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly onPublish: () => void;
  readonly onCheck: () => void;
  readonly onClose: () => void;
}

/** Asks before everybody reads a story; errors hold it back. */
export const PublishView = (props: PublishViewProps) => {
  const { errors, warnings, isPublished, problem, note } = props;
  const noteId = useId();
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? "" : "s"}`;
  return (
    <Dialog
      actions={
        <>
          <Button disabled={props.isWorking} onClick={props.onClose} text="Not now" />
          {errors + warnings > 0 && (
            <Button disabled={props.isWorking} onClick={props.onCheck} text="Show them" />
          )}
          {errors === 0 && (
            <Button intent="primary" loading={props.isWorking} onClick={props.onPublish} text="Publish" />
          )}
        </>
      }
      isOpen={props.isOpen}
      // Whoever writes on meanwhile would not know whether that is part of what is published.
      onClose={props.isWorking ? undefined : props.onClose}
      title={errors > 0 ? "Not ready to be published" : `Publish '${props.title}'?`}
    >
      {errors > 0 ? (
        <p>
          {count(errors, "error")} {errors === 1 ? "is" : "are"} to be put right first.
        </p>
      ) : (
        <>
          <p>
            {isPublished
              ? "It takes the place of the version that people read now, which is kept and can be restored."
              : "Everybody in your organisation who signs in can read it then."}
            {warnings > 0 && ` There ${warnings === 1 ? "is" : "are"} ${count(warnings, "warning")}.`}
          </p>
          <FormGroup
            helperText="For whoever edits it next; its readers are not shown it."
            label="What changed"
            labelFor={noteId}
            labelInfo="(optional)"
          >
            <InputGroup
              id={noteId}
              maxLength={mostNoteCharacters}
              onValueChange={(words) => props.onNote(words)}
              value={note}
            />
          </FormGroup>
        </>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </Dialog>
  );
};

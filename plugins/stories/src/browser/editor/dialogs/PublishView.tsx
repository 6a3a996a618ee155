import { Button } from "@blueprintjs/core";
import { Dialog } from "@stopbank/ui/dialog";

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
  readonly onPublish: () => void;
  readonly onCheck: () => void;
  readonly onClose: () => void;
}

/** Asks before everybody reads a story; errors hold it back. */
export const PublishView = (props: PublishViewProps) => {
  const { errors, warnings, isPublished, problem } = props;
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? "" : "s"}`;
  return (
    <Dialog
      actions={
        <>
          <Button onClick={props.onClose} text="Not now" />
          {errors + warnings > 0 && <Button onClick={props.onCheck} text="Show them" />}
          {errors === 0 && (
            <Button intent="primary" loading={props.isWorking} onClick={props.onPublish} text="Publish" />
          )}
        </>
      }
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={errors > 0 ? "Not ready to be published" : `Publish '${props.title}'?`}
    >
      {errors > 0 ? (
        <p>
          {count(errors, "error")} {errors === 1 ? "is" : "are"} to be put right first.
        </p>
      ) : (
        <p>
          {isPublished
            ? "It takes the place of the version that people read now, which is kept and can be restored."
            : "Everybody in your organisation who signs in can read it then."}
          {warnings > 0 && ` There ${warnings === 1 ? "is" : "are"} ${count(warnings, "warning")}.`}
        </p>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </Dialog>
  );
};

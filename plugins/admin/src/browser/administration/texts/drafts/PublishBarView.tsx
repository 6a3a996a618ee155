import { Button } from "@blueprintjs/core";
import { ActionButton } from "@stopbank/ui/action-button";

export interface PublishBarViewProps {
  /** What the form shows: what nobody has saved, the draft, what is published, or nothing yet. */
  readonly shows: "unsaved" | "draft" | "published" | "nothing";
  /** Two texts are to be decided between first. */
  readonly isConflict: boolean;
  /** Why it cannot be published as it is. */
  readonly unfinished: string | undefined;
  readonly isWorking: boolean;
  readonly onShowConflict: () => void;
  readonly onDrop: () => void;
  readonly onSaveDraft: () => void;
  readonly onPublish: () => void;
}

/** What becomes of a text that is written: it is as it was, a draft, or what people read. */
export const PublishBarView = ({
  shows,
  isConflict,
  unfinished,
  isWorking,
  ...props
}: PublishBarViewProps) => {
  const conflict = isConflict ? "Decide above between the two texts" : undefined;
  const isUnsaved = shows === "unsaved";
  return (
    <div className="admin-save-bar">
      <p aria-live="polite">
        {isConflict ? (
          <>
            Somebody else was here meanwhile.{" "}
            <Button onClick={props.onShowConflict} size="small" text="See both texts" variant="outlined" />
          </>
        ) : (
          words[shows]
        )}
      </p>
      <Button
        disabled={!isUnsaved || isWorking}
        onClick={props.onDrop}
        text="Drop changes"
        variant="minimal"
      />
      <ActionButton
        blockedBy={
          conflict ?? (isWorking ? "It is being saved" : isUnsaved ? undefined : "Nothing is changed")
        }
        onClick={props.onSaveDraft}
        text="Save draft"
        variant="outlined"
      />
      <ActionButton
        blockedBy={conflict ?? (isUnsaved || shows === "draft" ? unfinished : whyNot[shows])}
        intent="primary"
        loading={isWorking}
        onClick={props.onPublish}
        text="Publish…"
      />
    </div>
  );
};

const words = {
  unsaved: "Not saved yet. This tab keeps your changes until you do.",
  draft: "The draft is saved. People read it once it is published.",
  published: "What you see is published.",
  nothing: "Nothing is written yet.",
};

const whyNot = { published: "What you see is published already", nothing: "Nothing is written yet" };

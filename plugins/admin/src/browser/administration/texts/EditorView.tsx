import { Button, Callout } from "@blueprintjs/core";
import type { ReactNode } from "react";
import { SaveBarView, type SaveBarViewProps } from "../editing/SaveBarView.tsx";

export interface EditorViewProps extends SaveBarViewProps {
  readonly title: string;
  readonly about: string;
  /** Undefined where it is written elsewhere. */
  readonly form: ReactNode | undefined;
  /** How to write it, where that is not here. */
  readonly command?: string | undefined;
  readonly preview: ReactNode;
  /** What stands beside the form, where that is not the text as people read it. */
  readonly previewTitle?: string | undefined;
  /** Somebody else has saved since this draft was begun: who, when, and what differs. */
  readonly conflict:
    | { readonly by: string; readonly when: string; readonly version: number; readonly difference: ReactNode }
    | undefined;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** A text's form and, beside it, the text as people read it. */
export const EditorView = ({
  title,
  about,
  form,
  command,
  preview,
  previewTitle,
  conflict,
  ...props
}: EditorViewProps) => (
  <section aria-label={title} className="admin-panel admin-edit-panel sb-card">
    <h3>{title}</h3>
    <p className="sb-muted">{about}</p>
    {conflict !== undefined && (
      <Callout
        className="admin-conflict"
        compact
        intent="warning"
        role="alert"
        title={`${conflict.by} has saved version ${conflict.version} meanwhile`}
      >
        <p>That was {conflict.when}, after you had begun. Both texts are kept. From theirs to yours it is:</p>
        {conflict.difference}
        <div className="admin-row">
          <Button
            disabled={props.isWorking}
            intent="primary"
            onClick={props.onKeepMine}
            text="Save mine as the next version"
          />
          <Button
            disabled={props.isWorking}
            onClick={props.onTakeTheirs}
            text="Take theirs and drop mine"
            variant="outlined"
          />
        </div>
      </Callout>
    )}
    {command !== undefined && (
      <Callout compact intent="none">
        Whoever runs the installation writes this text, at the command line: <code>{command}</code>. Here it
        is to be read.
      </Callout>
    )}
    <div className={form === undefined ? "" : "admin-editor"}>
      {form}
      <figure className="admin-preview">
        <figcaption>
          {previewTitle ?? (form === undefined ? "As people read it" : "Preview: as people will read it")}
        </figcaption>
        <div className="admin-preview-frame">{preview}</div>
      </figure>
    </div>
    {form !== undefined && (
      <SaveBarView
        blockedBy={
          props.blockedBy ?? (conflict === undefined ? undefined : "Decide above between the two texts")
        }
        isChanged={props.isChanged}
        isWorking={props.isWorking}
        onDrop={props.onDrop}
        onSave={props.onSave}
      />
    )}
  </section>
);

import { Callout } from "@blueprintjs/core";
import type { ReactNode } from "react";

export interface EditorViewProps {
  readonly title: string;
  readonly about: string;
  /** What is to be known of its draft, and of what others did. */
  readonly notices?: ReactNode;
  /** Undefined where it is not written here. */
  readonly form: ReactNode | undefined;
  /** How to write it, where that is elsewhere. */
  readonly command?: string | undefined;
  readonly preview: ReactNode;
  /** What stands beside the form, where that is not the text as people read it. */
  readonly previewTitle?: string | undefined;
  /** What becomes of what is written. */
  readonly bar: ReactNode;
}

/** A text's form and, beside it, the text as people read it. */
export const EditorView = ({
  title,
  about,
  form,
  command,
  preview,
  previewTitle,
  ...props
}: EditorViewProps) => (
  <section aria-label={title} className="admin-panel admin-edit-panel sb-card">
    <h3>{title}</h3>
    <p className="sb-muted">{about}</p>
    {props.notices}
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
    {form !== undefined && props.bar}
  </section>
);

import type { JSX, KeyboardEvent, ReactNode, RefObject } from "react";

export interface StoryEditorViewProps {
  readonly head: JSX.Element;
  /** What an author is told, above all else. */
  readonly notices: JSX.Element;
  readonly bar: JSX.Element;
  readonly outline: JSX.Element;
  readonly form: RefObject<HTMLDivElement | null>;
  /** The form of what is selected. */
  readonly children: ReactNode;
  /** The card as readers see it. */
  readonly preview: JSX.Element | undefined;
  /** What happened, for those who hear it. */
  readonly said: string;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The editor of a story: its parts in order, the form of one, and how that looks to its readers. */
export const StoryEditorView = (props: StoryEditorViewProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields within are heard here
  <div className="story-editor" onKeyDown={props.onKeyDown}>
    {props.head}
    <p aria-live="polite" className="sb-visually-hidden">
      {props.said}
    </p>
    {props.notices}
    <div className="story-editor-body">
      <nav aria-label="Parts of the story" className="story-editor-parts">
        {props.bar}
        {props.outline}
      </nav>
      <div className="story-editor-form" ref={props.form}>
        {props.children}
      </div>
      <section aria-label="Preview" className="story-editor-preview">
        <h4>As readers see it</h4>
        {props.preview}
      </section>
    </div>
  </div>
);

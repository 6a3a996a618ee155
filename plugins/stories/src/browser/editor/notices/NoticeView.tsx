import { Button } from "@blueprintjs/core";

export interface NoticeViewProps {
  readonly words: string;
  /** Something is to be decided. */
  readonly isUrgent?: boolean;
  readonly actions?: readonly { readonly label: string; readonly run: () => void }[];
}

/** Something an author is told above what they edit, and what they can do about it. */
export const NoticeView = ({ words, isUrgent = false, actions = [] }: NoticeViewProps) => (
  <div
    className={isUrgent ? "story-editor-notice story-editor-urgent" : "story-editor-notice"}
    role={isUrgent ? "alert" : "status"}
  >
    <p>{words}</p>
    {actions.length > 0 && (
      <div className="story-editor-row">
        {actions.map(({ label, run }) => (
          <Button key={label} onClick={run} size="small" text={label} variant="outlined" />
        ))}
      </div>
    )}
  </div>
);

import type { ToolHint } from "../feature/mapTool.ts";

export interface ToolHintBarViewProps {
  readonly hint: ToolHint;
  readonly onStartOver: () => void;
  readonly onEnd: () => void;
}

/** What a tool waits for, said over the map and to screen readers. */
export const ToolHintBarView = ({ hint, onStartOver, onEnd }: ToolHintBarViewProps) => (
  <div className={`sb-draft-bar ${hint.isProblem === true ? "sb-draft-problem" : ""}`}>
    <span role="status">{hint.text}</span>
    {hint.canStartOver === true && (
      <button type="button" className="sb-draft-action" onClick={onStartOver}>
        Start over
      </button>
    )}
    <button type="button" className="sb-draft-action" onClick={onEnd}>
      {hint.endLabel ?? "Done"}
    </button>
  </div>
);

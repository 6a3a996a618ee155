import { useSnapshot } from "valtio";
import type { MapController } from "../controller/mapController.ts";

/** What the tool that is on waits for, said over the map and to screen readers. */
export function ToolHintBar({ controller }: { controller: MapController }) {
  const { hint } = useSnapshot(controller.state);
  if (hint === undefined) return null;
  return (
    <div className={`sb-draft-bar ${hint.isProblem === true ? "sb-draft-problem" : ""}`}>
      <span role="status">{hint.text}</span>
      {hint.canStartOver === true && (
        <button type="button" className="sb-draft-action" onClick={controller.startOver}>
          Start over
        </button>
      )}
      <button type="button" className="sb-draft-action" onClick={controller.stopTool}>
        {hint.endLabel ?? "Done"}
      </button>
    </div>
  );
}

import { formatArea, formatDistance } from "@stopbank/numbers";
import { useSnapshot } from "valtio";
import type { MapController } from "../controller/mapController.ts";
import type { MapState } from "../controller/mapState.ts";

/** What the tool that is on waits for, said over the map and to screen readers. */
export function DraftBar({ controller }: { controller: MapController }) {
  const { tool, draft, measured } = useSnapshot(controller.state);
  if (tool === undefined) return null;
  const text =
    tool === "area"
      ? areaHint(draft)
      : tool === "measure"
        ? measureHint(measured)
        : "Click regions to look at them.";
  return (
    <div className={`sb-draft-bar ${draft.problem === undefined ? "" : "sb-draft-problem"}`}>
      <span role="status">{draft.problem ?? text}</span>
      {tool !== "regions" && draft.points.length > 0 && (
        <button type="button" className="sb-draft-action" onClick={controller.clearArea}>
          Start over
        </button>
      )}
      <button type="button" className="sb-draft-action" onClick={controller.stopTool}>
        {tool === "area" && !draft.closed ? "Cancel" : "Done"}
      </button>
    </div>
  );
}

function areaHint({ points, closed }: MapState["draft"]): string {
  if (closed) return "Drag the points or the whole area.";
  if (points.length === 0) return "Click the map to add points, or press Space for the middle of the map.";
  const count = points.length === 1 ? "1 point." : `${points.length} points.`;
  if (points.length < 3) return `${count} Add at least three. Backspace takes the last one back.`;
  return `${count} Click the first or last, or press Enter, to complete the area.`;
}

function measureHint({ distanceMetres, areaSquareMetres, perimeterMetres }: MapState["measured"]): string {
  if (distanceMetres === undefined) return "Click two points or more to measure.";
  const parts = [`Distance ${formatDistance(distanceMetres)}`];
  if (areaSquareMetres !== undefined) parts.push(`area ${formatArea(areaSquareMetres)}`);
  if (perimeterMetres !== undefined) parts.push(`perimeter ${formatDistance(perimeterMetres)}`);
  return parts.join(", ");
}

import { useSnapshot } from "valtio";
import type { MapController } from "../controller/mapController.ts";
import { ToolHintBarView } from "./ToolHintBarView.tsx";

/** What the tool that is on waits for. */
export function ToolHintBar({ controller }: { controller: MapController }) {
  const { hint } = useSnapshot(controller.state);
  if (hint === undefined) return null;
  return <ToolHintBarView hint={hint} onStartOver={controller.startOver} onEnd={controller.stopTool} />;
}

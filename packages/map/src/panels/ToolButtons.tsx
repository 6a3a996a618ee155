import type { SceneStore } from "@stopbank/scene/store";
import { useScene } from "@stopbank/scene/use-scene";
import { useSnapshot } from "valtio";
import type { MapController } from "../controller/mapController.ts";
import { areaTool } from "../features/area/areaTool.ts";
import { AreaButtons, type AreaController } from "./AreaButtons.tsx";
import { ToolButtonsView } from "./ToolButtonsView.tsx";

export interface ToolButtonsProps {
  readonly controller: AreaController & Pick<MapController, "state" | "startTool">;
  readonly store: SceneStore;
  /** Opens other ways to an area than drawing it. */
  readonly onArea?: (() => void) | undefined;
}

/** The tools there are to choose from. */
export function ToolButtons({ controller, store, onArea }: ToolButtonsProps) {
  const { tool: on, tools } = useSnapshot(controller.state);
  const scene = useScene(store);
  const shown = tools.flatMap(({ id, button }) => {
    if (button === undefined || button.available?.(scene) === false) return [];
    const isOn = on === id;
    const { label, glyph } = button;
    const beside = id === areaTool.id && (
      <AreaButtons controller={controller} store={store} isDrawing={isOn} onMore={onArea} />
    );
    return [{ id, label, glyph, isOn, blockedBy: isOn ? undefined : button.blockedBy?.(scene), beside }];
  });
  return <ToolButtonsView tools={shown} onStart={controller.startTool} onStop={controller.stopTool} />;
}

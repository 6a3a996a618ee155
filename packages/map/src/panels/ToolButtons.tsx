import type { SceneStore } from "@stopbank/scene/store";
import { useScene } from "@stopbank/scene/use-scene";
import { Fragment } from "react";
import { useSnapshot } from "valtio";
import type { MapController } from "../controller/mapController.ts";
import { areaTool } from "../features/area/areaTool.ts";
import { AreaButtons, type AreaController } from "./AreaButtons.tsx";
import { MapButton } from "./MapButton.tsx";

export interface ToolButtonsProps {
  readonly controller: AreaController & Pick<MapController, "state" | "startTool">;
  readonly store: SceneStore;
}

/** The tools there are to choose from, in order; nothing where none of them has a button. */
export function ToolButtons({ controller, store }: ToolButtonsProps) {
  const { tool: on, tools } = useSnapshot(controller.state);
  const scene = useScene(store);
  const shown = tools.flatMap(({ id, button }) =>
    button === undefined || button.available?.(scene) === false ? [] : [{ id, button }],
  );
  if (shown.length === 0) return null;
  return (
    <div className="sb-map-group" role="toolbar" aria-label="Map tools" aria-orientation="vertical">
      {shown.map(({ id, button }) => (
        <Fragment key={id}>
          <MapButton
            label={button.label}
            pressed={on === id}
            blockedBy={on === id ? undefined : button.blockedBy?.(scene)}
            onPress={() => (on === id ? controller.stopTool() : controller.startTool(id))}
          >
            {button.glyph}
          </MapButton>
          {id === areaTool.id && (
            <AreaButtons controller={controller} store={store} isDrawing={on === areaTool.id} />
          )}
        </Fragment>
      ))}
    </div>
  );
}

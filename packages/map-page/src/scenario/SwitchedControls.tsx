import { Switch } from "@blueprintjs/core";
import { controlsOf } from "@stopbank/scene/controls";
import { controlTitle } from "../controls/controlTitle.ts";
import { ControlInput } from "./ControlInput.tsx";
import type { ControlledHazard, SetControl } from "./controlledHazard.ts";

export interface SwitchedControlsProps {
  readonly of: ControlledHazard;
  readonly onSet: SetControl;
}

/** Without newHazardControls: each control has a switch that sets it, or leaves it to be chosen automatically. */
export function SwitchedControls({ of, onSet }: SwitchedControlsProps) {
  const { hazard, layer } = of;
  const elements = controlsOf(hazard);
  const order = elements.map(({ key }) => key);
  const scenario = hazard.scenarios.find(({ assetTag }) => assetTag === layer.scenario);
  return elements.map((element) => {
    const { key } = element;
    const isSet = layer.controls[key] !== undefined;
    const shown = layer.controls[key] ?? scenario?.parameters[key];
    const set = (value: typeof shown) => onSet(of, key, value, order);
    return (
      <div className="map-page-switched" key={key}>
        <Switch
          checked={isSet}
          label={controlTitle(hazard, element)}
          onChange={() => set(isSet ? undefined : shown)}
        />
        {isSet ? (
          <ControlInput
            hazard={hazard}
            element={element}
            controls={layer.controls}
            order={order}
            value={shown}
            onChange={set}
          />
        ) : (
          <p className="sb-muted">Automatically chosen</p>
        )}
      </div>
    );
  });
}

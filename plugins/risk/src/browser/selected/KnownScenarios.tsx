import { Button } from "@blueprintjs/core";
import { ChevronDownIcon, ChevronRightIcon } from "@blueprintjs/icons";
import type { ElementExposure } from "@stopbank/contract/elements";
import { ClassMark } from "@stopbank/map-page/class-mark";
import type { ClassLabels } from "@stopbank/map-page/damage-classes";
import { exposureLook } from "@stopbank/map-page/exposure-look";
import { stateWords } from "@stopbank/map-page/state-words";
import { useId, useState } from "react";
import { type KnownHazard, knownIn } from "../../domain/selected/knownHazards.ts";

export interface KnownScenariosProps {
  readonly hazard: KnownHazard;
  readonly isCascading: boolean;
  readonly labels: ClassLabels;
  /** The scenarios on the map. */
  readonly shown: readonly string[];
  readonly nameOf: (exposure: ElementExposure) => string;
  readonly onAdd: (hazardId: string, scenario: string) => void;
  readonly onRemove: (scenario: string) => void;
}

/** The scenarios of one hazard that reach the element, each to be put on the map or taken off it. */
export function KnownScenarios({
  hazard,
  isCascading,
  labels,
  shown,
  nameOf,
  onAdd,
  onRemove,
}: KnownScenariosProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="risk-known-hazard">
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? <ChevronDownIcon size={12} aria-hidden /> : <ChevronRightIcon size={12} aria-hidden />}
        {hazard.title}
        <span className="sb-muted">{knownIn(hazard, stateWords({ is_cascading: isCascading }))}</span>
      </button>
      <ul id={id} hidden={!isOpen}>
        {(isOpen ? hazard.exposed : []).map((exposure) => {
          const { hazard_scenario: scenario, display_name: name } = exposure;
          const isShown = shown.includes(scenario);
          return (
            <li key={scenario}>
              <span>{nameOf(exposure)}</span>
              <ClassMark look={exposureLook(exposure, labels, isCascading)} />
              <Button
                aria-label={`${isShown ? "Remove from map" : "Add to map"}: ${name}`}
                onClick={() => (isShown ? onRemove(scenario) : onAdd(hazard.hazardId, scenario))}
                size="small"
                text={isShown ? "Remove" : "Add"}
                variant="outlined"
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

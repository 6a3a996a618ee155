import { Button, Collapse } from "@blueprintjs/core";
import { ChevronDownIcon, ChevronRightIcon } from "@blueprintjs/icons";
import { ClassMark } from "@stopbank/map-page/class-mark";
import { useMapPage, useScene } from "@stopbank/map-page/context";
import { exposureLook } from "@stopbank/map-page/exposure-look";
import { stateWords } from "@stopbank/map-page/state-words";
import { useTerms } from "@stopbank/plugin-api/browser";
import { layersOfKind } from "@stopbank/scene/layers";
import { useId, useState } from "react";
import { type KnownHazard, knownHazards, knownIn } from "../../domain/selected/knownHazards.ts";
import type { ExposureOnMapProps } from "./ExposureOnMap.tsx";
import { useKnownScenario } from "./useKnownScenario.ts";

/** What the element is exposed to anywhere in the data, each scenario to be put on the map or taken off it. */
export function KnownHazards({ exposures, elementType }: ExposureOnMapProps) {
  const { hazards: term } = useTerms();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { hazards, notAssessed } = knownHazards(exposures);
  const plural = term.toLowerCase();
  return (
    <section className="risk-known">
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <ChevronDownIcon aria-hidden /> : <ChevronRightIcon aria-hidden />}
          Known {plural} to element
          <span className="sb-muted">{hazards.length}</span>
        </button>
      </h3>
      <Collapse isOpen={isOpen} transitionDuration={160}>
        <div id={id}>
          {hazards.length === 0 && <p className="sb-muted">There are no known {plural} for this element.</p>}
          {hazards.map((hazard) => (
            <KnownScenarios key={hazard.hazardId} hazard={hazard} elementType={elementType} />
          ))}
          {notAssessed.length > 0 && <p className="sb-muted">Not assessed here: {notAssessed.join(", ")}.</p>}
        </div>
      </Collapse>
    </section>
  );
}

function KnownScenarios({
  hazard,
  elementType,
}: {
  readonly hazard: KnownHazard;
  readonly elementType: string;
}) {
  const { labels, index } = useMapPage();
  const scene = useScene();
  const { add, remove } = useKnownScenario();
  const element = index.elements.get(elementType);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const shown = layersOfKind(scene, "hazard").find((layer) => layer.id === hazard.hazardId)?.scenario;
  const scenarios = index.hazards.get(hazard.hazardId)?.scenarios ?? [];
  return (
    <div className="risk-known-hazard">
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? <ChevronDownIcon size={12} aria-hidden /> : <ChevronRightIcon size={12} aria-hidden />}
        {hazard.title}
        <span className="sb-muted">{knownIn(hazard, stateWords(element))}</span>
      </button>
      <ul id={id} hidden={!isOpen}>
        {hazard.exposed.map((exposure) => {
          const tag = exposure.hazard_scenario;
          const name =
            scenarios.find(({ assetTag }) => assetTag === tag)?.scenario_name ?? exposure.display_name;
          const isShown = shown === tag;
          return (
            <li key={tag}>
              <span>{name}</span>
              <ClassMark look={exposureLook(exposure, labels, element?.is_cascading)} />
              <Button
                aria-label={`${isShown ? "Remove from map" : "Add to map"}: ${exposure.display_name}`}
                onClick={() => (isShown ? remove(hazard.hazardId) : add(hazard.hazardId, tag))}
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

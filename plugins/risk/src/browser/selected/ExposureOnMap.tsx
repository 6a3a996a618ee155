import type { ElementExposure } from "@stopbank/contract/elements";
import { ClassMark } from "@stopbank/map-page/class-mark";
import { useMapPage, useScene } from "@stopbank/map-page/context";
import { exposureLook, worstExposure } from "@stopbank/map-page/exposure-look";
import { stateWords } from "@stopbank/map-page/state-words";
import { formatIntensity } from "@stopbank/numbers";
import { useTerms } from "@stopbank/plugin-api/browser";
import { layersOfKind } from "@stopbank/scene/layers";

export interface ExposureOnMapProps {
  readonly exposures: readonly ElementExposure[];
  readonly elementType: string;
}

/** How the hazards on the map, in the scenarios shown, stand to the element. */
export function ExposureOnMap({ exposures, elementType }: ExposureOnMapProps) {
  const { labels, index } = useMapPage();
  const scene = useScene();
  const terms = useTerms();
  const shown = layersOfKind(scene, "hazard").flatMap((layer) => {
    const exposure = exposures.find(({ hazard_scenario }) => hazard_scenario === layer.scenario);
    return exposure === undefined ? [] : [exposure];
  });
  const element = index.elements.get(elementType);
  const isCascading = element?.is_cascading === true;
  const worst = worstExposure(shown);
  const plural = terms.hazards.toLowerCase();
  return (
    <section>
      <h3>
        Element {stateWords(element).noun} by {plural} on map
      </h3>
      {shown.length === 0 && <p className="sb-muted">There are no {plural} on the map.</p>}
      {shown.length > 1 && worst !== undefined && (
        <p className="risk-worst">
          Element highest {terms.risk.toLowerCase()}:{" "}
          <ClassMark look={exposureLook(worst, labels, isCascading)} />
        </p>
      )}
      <ul className="risk-exposures">
        {shown.map((exposure) => {
          const intensity = isCascading
            ? "Length of outage"
            : index.hazards.get(exposure.hazard_id)?.intensity_label;
          return (
            <li key={exposure.hazard_scenario}>
              <strong>{exposure.display_name}</strong>
              <p>{exposure.sentence}</p>
              <dl className="map-page-facts">
                <div>
                  <dt>{terms.vulnerability}</dt>
                  <dd>
                    <ClassMark look={exposureLook(exposure, labels, isCascading)} />
                  </dd>
                </div>
                {exposure.exposure_value !== null && (
                  <div>
                    <dt>{intensity ?? "Exposure"}</dt>
                    <dd>{formatIntensity(exposure.exposure_value, exposure.unit)}</dd>
                  </div>
                )}
              </dl>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

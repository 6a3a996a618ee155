import type { ElementExposure } from "@stopbank/contract/elements";
import { ClassMark } from "@stopbank/map-page/class-mark";
import type { ClassLabels } from "@stopbank/map-page/damage-classes";
import { exposureLook, worstExposure } from "@stopbank/map-page/exposure-look";
import { stateWords } from "@stopbank/map-page/state-words";
import { formatIntensity } from "@stopbank/numbers";

export interface ExposureOnMapViewProps {
  /** To each scenario on the map. */
  readonly exposures: readonly ElementExposure[];
  readonly isCascading: boolean;
  readonly labels: ClassLabels;
  /** The client's words. */
  readonly terms: { readonly hazards: string; readonly risk: string; readonly vulnerability: string };
  /** What a hazard's figures measure: "Depth". */
  readonly intensityOf: (hazardId: string) => string | undefined;
}

/** How the scenarios on the map stand to the element, the worst of several first. */
export function ExposureOnMapView({
  exposures,
  isCascading,
  labels,
  terms,
  intensityOf,
}: ExposureOnMapViewProps) {
  const worst = worstExposure(exposures);
  const plural = terms.hazards.toLowerCase();
  return (
    <section>
      <h3>
        Element {stateWords({ is_cascading: isCascading }).noun} by {plural} on map
      </h3>
      {exposures.length === 0 && <p className="sb-muted">There are no {plural} on the map.</p>}
      {exposures.length > 1 && worst !== undefined && (
        <p className="risk-worst">
          Element highest {terms.risk.toLowerCase()}:{" "}
          <ClassMark look={exposureLook(worst, labels, isCascading)} />
        </p>
      )}
      <ul className="risk-exposures">
        {exposures.map((exposure) => (
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
                  <dt>
                    {isCascading ? "Length of outage" : (intensityOf(exposure.hazard_id) ?? "Exposure")}
                  </dt>
                  <dd>{formatIntensity(exposure.exposure_value, exposure.unit)}</dd>
                </div>
              )}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

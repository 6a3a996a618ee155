import { ClassMark } from "@stopbank/map-page/class-mark";
import { exposureLook, worstExposure } from "@stopbank/map-page/exposure-look";
import { stateWords } from "@stopbank/map-page/state-words";
import { formatIntensity, none } from "@stopbank/numbers";
import type { ExposureOnMapViewProps } from "../../browser/selected/ExposureOnMapView.tsx";

/** The scenarios of the scene and what each does to the element: its class, and how much of it there is. */
export function ElementHazardsView(props: ExposureOnMapViewProps) {
  const { exposures, isCascading, labels, terms, intensityOf } = props;
  const worst = worstExposure(exposures);
  const plural = terms.hazards.toLowerCase();
  return (
    <section className="paper-part">
      <h2>{`Element ${stateWords({ is_cascading: isCascading }).noun} by ${plural} on map`}</h2>
      {exposures.length === 0 && <p>There are no {plural} on the map.</p>}
      {exposures.length > 1 && worst !== undefined && (
        <p>
          Element highest {terms.risk.toLowerCase()}:{" "}
          <ClassMark look={exposureLook(worst, labels, isCascading)} />
        </p>
      )}
      {exposures.map((exposure) => (
        <section className="risk-paper-exposure" key={exposure.hazard_scenario}>
          <h3>{exposure.display_name}</h3>
          <p>{exposure.sentence}</p>
          <dl className="paper-facts">
            <div>
              <dt>{terms.vulnerability}</dt>
              <dd>
                <ClassMark look={exposureLook(exposure, labels, isCascading)} />
              </dd>
            </div>
            <div>
              <dt>{isCascading ? "Length of outage" : (intensityOf(exposure.hazard_id) ?? "Exposure")}</dt>
              <dd>
                {exposure.exposure_value === null
                  ? none
                  : formatIntensity(exposure.exposure_value, exposure.unit)}
              </dd>
            </div>
          </dl>
        </section>
      ))}
    </section>
  );
}

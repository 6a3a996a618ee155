import type { ElementExposure } from "@stopbank/contract/elements";
import { ClassMark } from "@stopbank/map-page/class-mark";
import type { ClassLabels } from "@stopbank/map-page/damage-classes";
import { exposureLook } from "@stopbank/map-page/exposure-look";
import { stateWords } from "@stopbank/map-page/state-words";
import { formatIntensity, none } from "@stopbank/numbers";
import { type Known, knownIn } from "../../domain/selected/knownHazards.ts";

export interface KnownToElementViewProps {
  readonly known: Known;
  /** The client's word: "hazards". */
  readonly term: string;
  /** The client's word for a damage class. */
  readonly vulnerability: string;
  readonly isCascading: boolean;
  readonly labels: ClassLabels;
  readonly nameOf: (exposure: ElementExposure) => string;
}

/** Every scenario that reaches the element, hazard by hazard, and what was not assessed here. */
export function KnownToElementView(props: KnownToElementViewProps) {
  const { known, term, vulnerability, isCascading, labels, nameOf } = props;
  const { hazards, notAssessed } = known;
  return (
    <section className="paper-part">
      <h2>{`Known ${term} to element`}</h2>
      {hazards.length === 0 && <p>{`There are no known ${term} for this element.`}</p>}
      {hazards.map((hazard) => (
        <section key={hazard.hazardId}>
          <h3>
            {hazard.title}{" "}
            <span className="paper-detail">{knownIn(hazard, stateWords({ is_cascading: isCascading }))}</span>
          </h3>
          <table className="paper-table risk-paper-known">
            <caption>{`Scenarios of ${hazard.title}`}</caption>
            <thead>
              <tr>
                <th scope="col">Scenario</th>
                <th className="paper-words" scope="col">
                  {vulnerability}
                </th>
                <th scope="col">{isCascading ? "Length of outage" : "Value"}</th>
              </tr>
            </thead>
            <tbody>
              {hazard.exposed.map((exposure) => (
                <tr key={exposure.hazard_scenario}>
                  <th scope="row">{nameOf(exposure)}</th>
                  <td className="paper-words">
                    <ClassMark look={exposureLook(exposure, labels, isCascading)} />
                  </td>
                  <td>
                    {exposure.exposure_value === null
                      ? none
                      : formatIntensity(exposure.exposure_value, exposure.unit)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      {notAssessed.length > 0 && <p>{`Not assessed here: ${notAssessed.join(", ")}.`}</p>}
    </section>
  );
}

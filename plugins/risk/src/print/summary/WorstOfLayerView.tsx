import type { WorstElements } from "@stopbank/contract/worst-elements";
import { ClassMark } from "@stopbank/map-page/class-mark";
import type { ClassLabels } from "@stopbank/map-page/damage-classes";
import { exposureLook } from "@stopbank/map-page/exposure-look";
import { stateWords } from "@stopbank/map-page/state-words";
import { placeOf } from "../../domain/report/placeOf.ts";
import { exposureOfWorst, listedWords, orderNames, worstAmount } from "../../domain/worst/worstWords.ts";

export interface WorstOfLayerViewProps {
  readonly answer: WorstElements;
  /** The layer's name. */
  readonly elements: string;
  /** The hazard and scenario they are ranked under. */
  readonly under: string;
  readonly isCascading: boolean;
  readonly labels: ClassLabels;
}

/** The worst elements, the worst first, each with its place. */
export function WorstOfLayerView({ answer, elements, under, isCascading, labels }: WorstOfLayerViewProps) {
  const said = listedWords(answer, elements.toLowerCase(), stateWords({ is_cascading: isCascading }));
  return (
    <section>
      <h3>
        Worst elements <span className="paper-detail">{under}</span>
      </h3>
      {answer.elements.length > 0 && (
        <table className="paper-table risk-paper-worst">
          <caption>{`By ${orderNames[answer.by].toLowerCase()}, the greatest first. ${said}`}</caption>
          <thead>
            <tr>
              <th scope="col">Rank</th>
              <th className="paper-words" scope="col">
                Element
              </th>
              <th className="paper-words" scope="col">
                Place
              </th>
              <th className="paper-words" scope="col">
                State
              </th>
              <th scope="col">{orderNames[answer.by]}</th>
            </tr>
          </thead>
          <tbody>
            {answer.elements.map((element, at) => (
              <tr key={element.asset_id}>
                <td>{at + 1}</td>
                <th className="paper-words" scope="row">
                  {element.name}
                  {element.name !== element.asset_id && <small>ID {element.asset_id}</small>}
                </th>
                <td className="paper-words">{placeOf(element.bbox)}</td>
                <td className="paper-words">
                  <ClassMark look={exposureLook(exposureOfWorst(element), labels, isCascading)} />
                </td>
                <td>{worstAmount(answer, element)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {answer.elements.length === 0 && <p>{said}</p>}
    </section>
  );
}

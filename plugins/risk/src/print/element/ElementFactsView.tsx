import type { IdentifyingInformation } from "@stopbank/contract/elements";
import { Fact } from "@stopbank/map-page/print/fact";
import type { ReactNode } from "react";
import { factText } from "../../domain/selected/factText.ts";

export interface ElementFactsViewProps {
  readonly sentence: string;
  /** The element layer's name. */
  readonly layer: string;
  readonly id: string;
  readonly facts: IdentifyingInformation["information"];
  /** There are so many that they stand beside the map. */
  readonly areBeside: boolean;
  /** The map. */
  readonly children: ReactNode;
}

/** The element in a sentence, on the map, and by what identifies it. */
export function ElementFactsView({ sentence, layer, id, facts, areBeside, children }: ElementFactsViewProps) {
  return (
    <section>
      <h2>The element</h2>
      <p className="paper-lead">{sentence}</p>
      <div className={areBeside ? "risk-paper-element risk-paper-beside" : "risk-paper-element"}>
        {children}
        <dl className="paper-facts">
          <Fact term="Layer">{layer}</Fact>
          <Fact term="ID">{id}</Fact>
          {facts.map((fact) => (
            <Fact key={fact.key} term={fact.label}>
              {factText(fact)}
            </Fact>
          ))}
        </dl>
      </div>
    </section>
  );
}

import { Collapse } from "@blueprintjs/core";
import { ChevronDownIcon, ChevronRightIcon } from "@blueprintjs/icons";
import { useId, useState } from "react";
import type { Known } from "../../domain/selected/knownHazards.ts";
import { KnownScenarios, type KnownScenariosProps } from "./KnownScenarios.tsx";

export interface KnownHazardsViewProps extends Omit<KnownScenariosProps, "hazard"> {
  readonly known: Known;
  /** The client's word for them, within a sentence: "hazards". */
  readonly term: string;
}

/** What the element is exposed to anywhere in the data, folded away until it is asked for. */
export function KnownHazardsView({ known, term, ...each }: KnownHazardsViewProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { hazards, notAssessed } = known;
  return (
    <section className="risk-known">
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <ChevronDownIcon aria-hidden /> : <ChevronRightIcon aria-hidden />}
          Known {term} to element
          <span className="sb-muted">{hazards.length}</span>
        </button>
      </h3>
      <Collapse isOpen={isOpen} transitionDuration={160}>
        <div id={id}>
          {hazards.length === 0 && <p className="sb-muted">There are no known {term} for this element.</p>}
          {hazards.map((hazard) => (
            <KnownScenarios key={hazard.hazardId} hazard={hazard} {...each} />
          ))}
          {notAssessed.length > 0 && <p className="sb-muted">Not assessed here: {notAssessed.join(", ")}.</p>}
        </div>
      </Collapse>
    </section>
  );
}

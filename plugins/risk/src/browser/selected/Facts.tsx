import type { IdentifyingInformation } from "@stopbank/contract/elements";
import { factText } from "../../domain/selected/factText.ts";

type Fact = IdentifyingInformation["information"][number];

export interface FactsProps {
  readonly information: readonly Fact[];
  /** Said above already: its name and id. */
  readonly besides: readonly string[];
}

/** What is known of an element, a line each. */
export function Facts({ information, besides }: FactsProps) {
  const facts = information.filter(({ value }) => typeof value !== "string" || !besides.includes(value));
  if (facts.length === 0) return null;
  return (
    <dl className="map-page-facts">
      {facts.map((fact) => (
        <div key={fact.key}>
          <dt>{fact.label}</dt>
          <dd>{factText(fact)}</dd>
        </div>
      ))}
    </dl>
  );
}

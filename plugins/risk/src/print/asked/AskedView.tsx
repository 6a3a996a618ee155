import { AskedFacts, type AskedFactsProps } from "./AskedFacts.tsx";

export interface AskedViewProps extends Omit<AskedFactsProps, "mostNamed"> {
  /** What of the scene this dataset does not have, in a sentence. */
  readonly leftOut: string | undefined;
}

/** More regions or filters than this are counted. */
const mostNamed = 40;

/** What the report answers: of whom, where, which elements, under what. */
export const AskedView = ({ leftOut, ...asked }: AskedViewProps) => (
  <section className="paper-chapter">
    <h2>What was asked</h2>
    <dl className="paper-facts">
      <AskedFacts {...asked} mostNamed={mostNamed} />
    </dl>
    {leftOut !== undefined && <p className="paper-box">{leftOut}</p>}
  </section>
);

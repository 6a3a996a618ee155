import { Fact } from "@stopbank/map-page/print/fact";
import { formatCount } from "@stopbank/numbers";

export interface AskedFactsProps {
  readonly client: string;
  /** What narrows the figures, as the screen says it; none where they are of all the data. */
  readonly filters: readonly { readonly text: string; readonly what: readonly string[] }[];
  readonly elements: readonly string[];
  /** The client's word for hazards. */
  readonly hazardsTerm: string;
  /** Hazards in their scenarios. */
  readonly hazards: readonly string[];
  /** After the event, for layers that go out. */
  readonly days: number | undefined;
  readonly version: string;
  /** More of a kind than this are counted. */
  readonly mostNamed: number;
}

/** Of whom, which elements, under what, where, of which data. */
export function AskedFacts(props: AskedFactsProps) {
  const { client, filters, elements, hazardsTerm, hazards, days, version, mostNamed } = props;
  const lines = (of: readonly string[]) => <Lines of={of} most={mostNamed} />;
  return (
    <>
      <Fact term="Organisation">{client}</Fact>
      {elements.length > 0 && <Fact term="Elements">{lines(elements)}</Fact>}
      {hazards.length > 0 && <Fact term={hazardsTerm}>{lines(hazards)}</Fact>}
      {days !== undefined && <Fact term="Days after the event">{formatCount(days)}</Fact>}
      {filters.length === 0 && <Fact term="Area">All of the data</Fact>}
      {filters.map(({ text, what }) => (
        <Fact key={text} term={text}>
          {lines(what)}
        </Fact>
      ))}
      <Fact term="Dataset version">{version}</Fact>
    </>
  );
}

function Lines({ of, most }: { readonly of: readonly string[]; readonly most: number }) {
  const more = of.length - most;
  return (
    <>
      {of.slice(0, most).map((line) => (
        <div key={line}>{line}</div>
      ))}
      {more > 0 && <div>{`and ${formatCount(more)} more`}</div>}
    </>
  );
}

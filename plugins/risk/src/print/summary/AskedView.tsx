import { formatCount } from "@stopbank/numbers";

export interface AskedViewProps {
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
  readonly leftOut: string | undefined;
}

/** More regions or filters than this are counted. */
const mostNamed = 40;

/** What the report answers: of whom, where, which elements, under what. */
export function AskedView(props: AskedViewProps) {
  const { client, filters, elements, hazardsTerm, hazards, days, version, leftOut } = props;
  return (
    <section>
      <h2>What was asked</h2>
      <dl className="paper-facts">
        <Fact term="Organisation" lines={[client]} />
        <Fact term="Elements" lines={elements} />
        <Fact term={hazardsTerm} lines={hazards} />
        {days !== undefined && <Fact term="Days after the event" lines={[formatCount(days)]} />}
        {filters.length === 0 && <Fact term="Area" lines={["All of the data"]} />}
        {filters.map(({ text, what }) => (
          <Fact key={text} term={text} lines={what} />
        ))}
        <Fact term="Dataset version" lines={[version]} />
      </dl>
      {leftOut !== undefined && <p className="paper-box">{leftOut}</p>}
    </section>
  );
}

function Fact({ term, lines }: { readonly term: string; readonly lines: readonly string[] }) {
  const more = lines.length - mostNamed;
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {lines.slice(0, mostNamed).map((line) => (
          <div key={line}>{line}</div>
        ))}
        {more > 0 && <div>{`and ${formatCount(more)} more`}</div>}
      </dd>
    </div>
  );
}

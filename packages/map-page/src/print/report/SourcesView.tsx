import type { Provenance } from "@stopbank/contract/provenance";
import { Fact } from "./Fact.tsx";

export interface SourcesViewProps {
  readonly provenance: Provenance;
  /** As a reader writes it. */
  readonly madeAt: string;
}

/** Where the figures come from: the data with its licence, its sources, the rules, and who had the document made. */
export function SourcesView({ provenance, madeAt }: SourcesViewProps) {
  const { dataset, rules, made, product } = provenance;
  return (
    <section className="paper-chapter">
      <h2>Sources and rules</h2>
      <dl className="paper-facts">
        <Fact term="Dataset">{`${dataset.title}, version ${dataset.version}`}</Fact>
        {dataset.notice !== null && <Fact term="Notice">{dataset.notice}</Fact>}
        <Fact term="Licence">{dataset.licence}</Fact>
        <Fact term="Amounts of money">
          {`${dataset.currency}${dataset.price_year === null ? "" : `, in prices of ${dataset.price_year}`}`}
        </Fact>
        <Fact term="Made">{`${madeAt}, for ${made.who}`}</Fact>
        <Fact term="Made with">
          {`${product.name} ${product.version}${product.commit === null ? "" : ` (${product.commit.slice(0, 12)})`}`}
        </Fact>
      </dl>
      {dataset.sources.length > 0 && (
        <>
          <h3>Sources</h3>
          <ul className="paper-sources">
            {dataset.sources.map(({ title, url, licence, attribution }) => (
              <li key={`${title} ${url}`}>
                {url !== null && /^https?:\/\//i.test(url) ? <a href={url}>{title}</a> : title}
                <small>
                  {[attribution, licence].filter((part) => part !== "" && part !== title).join(" · ")}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>Rules</h3>
      <dl className="paper-facts">
        {rules.map(({ title, text }) => (
          <Fact key={`${title} ${text}`} term={title}>
            {text}
          </Fact>
        ))}
      </dl>
    </section>
  );
}

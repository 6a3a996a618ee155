import { DataTable } from "@stopbank/charts/data-table";
import type { ConsequenceMethodology } from "@stopbank/contract/consequences";
import { Markdown } from "@stopbank/markdown";
import { methodTables } from "../../domain/methodTable.ts";

/** Words, figures and sources of one methodology. */
export function Methodology({ of }: { readonly of: ConsequenceMethodology }) {
  const tables = of.curves.flatMap((method) =>
    methodTables(method).map((table) => ({ ...table, key: `${method.kind} ${table.title}` })),
  );
  return (
    <>
      <h3 className="risk-details-title">{of.title}</h3>
      <Markdown text={of.content} />
      {of.sources.length > 0 && (
        <section>
          <h4>{of.sources.length === 1 ? "Source" : "Sources"}</h4>
          <ul>
            {of.sources.map(({ title, url }) => (
              <li key={title}>
                {url !== undefined && /^https?:\/\//i.test(url) ? (
                  <a href={url} rel="noopener noreferrer" target="_blank">
                    {title}
                  </a>
                ) : (
                  title
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h4>Damage states</h4>
        <p>{of.class_rule}</p>
      </section>
      {tables.map(({ key, title, columns, rows }) => (
        <section key={key}>
          <h4>{title}</h4>
          <DataTable caption={title} columns={columns} rows={rows} />
        </section>
      ))}
      <section>
        <h4>Sampling</h4>
        <p>{of.sampling.rule}</p>
        {of.sampling.note !== "" && <p>{of.sampling.note}</p>}
      </section>
      {of.conventions.length > 0 && (
        <details>
          <summary>Conventions</summary>
          <ul>
            {of.conventions.map(({ name, text }) => (
              <li key={name}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

export interface SourcesProps {
  readonly of: readonly { readonly title: string; readonly url?: string }[];
}

/** Where something comes from, with links to the web only. */
export function Sources({ of }: SourcesProps) {
  const named = of.filter(({ title }) => title !== "");
  if (named.length === 0) return null;
  return (
    <section>
      <h4>{named.length === 1 ? "Source" : "Sources"}</h4>
      <ul>
        {named.map(({ title, url }) => (
          <li key={`${title} ${url}`}>
            <SourceName title={title} url={url} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A source's title, as a link where it leads to the web. */
export function SourceName({ title, url }: { readonly title: string; readonly url: string | undefined }) {
  if (url === undefined || !/^https?:\/\//i.test(url)) return title;
  return (
    <a href={url} rel="noopener noreferrer" target="_blank">
      {title}
    </a>
  );
}

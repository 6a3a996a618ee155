import { ArrowRightIcon, ArrowUpIcon } from "@blueprintjs/icons";
import type { CmsArticle } from "@stopbank/contract/cms";
import type { ReactNode, Ref } from "react";
import { Link } from "wouter";

export interface ArticleViewProps {
  readonly blocks: CmsArticle["content_blocks"];
  readonly breadcrumb: ReactNode;
  readonly head: ReactNode;
  /** Draws the Markdown of a section, below a heading of level 2. */
  readonly text: (markdown: string) => ReactNode;
  readonly next: { readonly title: string; readonly href: string } | undefined;
  /** Only its beginning is there yet: what stands at its end would move. */
  readonly isPart?: boolean;
  readonly onTop: () => void;
  readonly body?: Ref<HTMLElement>;
}

/** An article: sections, what it refers to, and the way on (GUI-08). */
export function ArticleView({
  blocks,
  breadcrumb,
  head,
  text,
  next,
  onTop,
  body,
  isPart = false,
}: ArticleViewProps) {
  const references = blocks.filter((block) => block.__component === "content.references");
  return (
    <article className="guide-article" ref={body}>
      {breadcrumb}
      {head}
      {blocks.map(
        (block) =>
          block.__component === "content.content-section" && (
            <section key={block.id}>
              {block.Title && <h2 data-heading>{block.Title}</h2>}
              {text(block.body)}
            </section>
          ),
      )}
      {!isPart && references.length > 0 && (
        <section aria-labelledby="guide-references" className="guide-references">
          <h2 id="guide-references">References</h2>
          <ul>
            {references.map(({ id, Label, Url }) => (
              <li key={id}>
                {Label}
                {Url !== undefined && (
                  <a href={Url} rel="noopener noreferrer" target="_blank">
                    Read more<span className="sb-visually-hidden"> about {Label}</span>
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {!isPart && (
        <footer className="guide-foot">
          <button onClick={onTop} type="button">
            <ArrowUpIcon aria-hidden />
            Back to top
          </button>
          {next && (
            <Link href={next.href}>
              <small>Next article</small>
              <strong>{next.title}</strong>
              <ArrowRightIcon aria-hidden />
            </Link>
          )}
        </footer>
      )}
    </article>
  );
}

import type { CmsArticle } from "@stopbank/contract/cms";
import type { PictureSource } from "../../domain/pictureSource.ts";
import { minutesText, publishedOn } from "../../domain/publishedOn.ts";

export interface ArticleHeadViewProps {
  readonly article: Pick<CmsArticle, "title" | "description" | "authors" | "publishedAt" | "content_blocks">;
  /** Of an insight, which also tells of who wrote it, when, and how long it takes to read; undefined for all others. */
  readonly hero: PictureSource | undefined;
}

/** The title of an article, and of an insight whose it is (GUI-07). */
export function ArticleHeadView({ article, hero }: ArticleHeadViewProps) {
  const day = publishedOn(article.publishedAt);
  return (
    <header className="guide-head">
      {hero && (
        <img
          {...hero}
          alt={hero.alt}
          className="guide-hero"
          fetchPriority="high"
          sizes="(min-width: 1280px) 740px, 100vw"
        />
      )}
      <h1>{article.title}</h1>
      {article.description !== "" && <p className="guide-lead">{article.description}</p>}
      {hero && (
        <div className="guide-byline">
          {article.authors.map(({ name, email, url }) => (
            <span key={name}>
              {url === undefined ? (
                name
              ) : (
                <a href={url} rel="noopener noreferrer" target="_blank">
                  {name}
                </a>
              )}
              {email !== undefined && (
                <a aria-label={`Write to ${name}`} href={`mailto:${email}`}>
                  {email}
                </a>
              )}
            </span>
          ))}
          {day !== undefined && <time dateTime={article.publishedAt ?? undefined}>{day}</time>}
          <span>{minutesText(article.content_blocks.length)} read</span>
        </div>
      )}
    </header>
  );
}

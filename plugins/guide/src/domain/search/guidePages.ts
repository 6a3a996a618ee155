import type { CmsArticle, CmsDemo, CmsTutorial } from "@stopbank/contract/cms";
import type { EntryPlace } from "@stopbank/contract/guide-places";
import { readGlossary } from "../glossary.ts";
import { entryHref } from "../guideMap.ts";
import { withIds } from "../headings.ts";

/** A part of the guide that is found by what it says, and its address. */
export interface GuidePage {
  /** Its address, which tells it from the others. */
  readonly href: string;
  readonly title: string;
  /** "Fundamentals › What a return period means". */
  readonly where: string;
  /** Plain, a paragraph each. */
  readonly passages: readonly string[];
}

/** A stretch of a text below one heading of its highest level; `heading` is undefined for what comes before the first. */
export interface Passages {
  readonly heading: string | undefined;
  readonly texts: readonly string[];
}

export interface GuideTexts {
  readonly entries: readonly EntryPlace[];
  readonly articles: readonly CmsArticle[];
  readonly tutorials: readonly CmsTutorial[];
  readonly demos: readonly CmsDemo[];
  /** The glossary's content. */
  readonly glossary: string;
}

/**
 * Everything the guide's lists lead to, in parts that have an address of their own: an article, each of its sections and what stands below
 * a heading within one, each term.
 *
 * @param passagesOf reads Markdown.
 */
export function guidePages(
  texts: GuideTexts,
  passagesOf: (markdown: string) => readonly Passages[],
): readonly GuidePage[] {
  const pages = texts.entries.flatMap((place): readonly GuidePage[] => {
    const { slug } = place.card;
    const href = entryHref(place);
    const where = place.tab.title;
    if (place.tab.slug === "tutorials") {
      const found = texts.tutorials.find((each) => each.slug === slug);
      return found === undefined ? [] : [{ href, where, title: found.title, passages: [found.summary] }];
    }
    if (place.tab.slug === "demos") {
      const found = texts.demos.find(({ Slug }) => Slug === slug);
      if (found === undefined) return [];
      const said = passagesOf(found.transcript).flatMap((part) => part.texts);
      return [{ href, where, title: found.title, passages: [found.summary, ...said] }];
    }
    const found = texts.articles.find((each) => each.slug === slug);
    return found === undefined ? [] : articlePages(found, href, where, passagesOf);
  });
  const terms = readGlossary(texts.glossary).map(({ id, term, definition }) => ({
    href: `/guide/glossary#${id}`,
    title: term,
    where: "Glossary",
    passages: [definition],
  }));
  return [...pages, ...terms];
}

function articlePages(
  { title, description, content_blocks }: CmsArticle,
  href: string,
  where: string,
  passagesOf: (markdown: string) => readonly Passages[],
): readonly GuidePage[] {
  const parts = content_blocks.flatMap((block) =>
    block.__component === "content.content-section"
      ? passagesOf(block.body).map(({ heading, texts }, at) => ({
          // What comes before a text's first heading stands below its section's title.
          title: heading ?? (at === 0 ? block.Title : undefined),
          level: heading === undefined ? (2 as const) : (3 as const),
          isBegin: at === 0,
          section: block.Title,
          texts,
        }))
      : [],
  );
  // As they stand on the page, where a section's title comes before the headings within it, whether it has words of its own or not.
  const headings = withIds(
    parts.flatMap(({ title: own, level, isBegin, section }) => [
      ...(isBegin && level === 3 && section !== undefined ? [{ title: section, level: 2 as const }] : []),
      ...(own === undefined ? [] : [{ title: own, level }]),
    ]),
  );
  const within: GuidePage[] = [];
  const lead: string[] = [description];
  let at = 0;
  for (const { title: own, level, isBegin, section, texts } of parts) {
    if (isBegin && level === 3 && (section ?? "").trim() !== "") at++;
    if (own === undefined || own.trim() === "") lead.push(...texts);
    else {
      const heading = headings[at++];
      within.push({
        href: `${href}#${heading?.id}`,
        title: own,
        where: `${where} › ${title}`,
        passages: texts,
      });
    }
  }
  return [{ href, title, where, passages: lead }, ...within];
}

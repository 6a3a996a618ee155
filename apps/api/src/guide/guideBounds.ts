import type { GuideArticle, GuideDemo, GuideMap, GuideTutorial } from "@stopbank/contract/guide";

/** So many characters the articles, tutorials and demos of one guide have in all: two hundred times what comes with the program. */
export const mostGuideCharacters = 16_777_216;

/**
 * So many characters all lists of a guide have together. What is listed is a card of an article with the topic it stands in, so a
 * name of two letters in a map may stand for 40,000.
 */
export const mostListedCharacters = 4_194_304;

/** Beside the texts of a card or topic: its fields, and the addresses of a picture in its sizes. */
const frameCharacters = 500;

interface Documents {
  readonly articles: ReadonlyMap<string, GuideArticle>;
  readonly tutorials: ReadonlyMap<string, GuideTutorial>;
  readonly demos: ReadonlyMap<string, GuideDemo>;
}

/**
 * A guide's map as far as its lists may go: each entry once in a list, and no more sub topics and entries than fit. Whoever may write
 * one would otherwise have every reader's answer grow to gigabytes.
 *
 * @returns the map, and how many sub topics and entries are left out of it.
 */
export function boundedMap(
  map: GuideMap,
  documents: Documents,
): { readonly map: GuideMap; readonly leftOut: number } {
  const cards = new Map<string, number>();
  let room = mostListedCharacters;
  let leftOut = 0;
  const fits = (characters: number): boolean => {
    if (characters > room) {
      leftOut++;
      return false;
    }
    room -= characters;
    return true;
  };
  const cardOf = (slug: string): number => {
    const known = cards.get(slug) ?? cardCharacters(slug, documents);
    cards.set(slug, known);
    return known;
  };
  const bounded = map.map((topic) => {
    const topicCharacters = frameCharacters + topic.title.length + topic.description.length;
    const listed = (slugs: readonly string[]) =>
      [...new Set(slugs)].filter((slug) => fits(topicCharacters + cardOf(slug)));
    return {
      ...topic,
      entries: listed(topic.entries),
      subTopics: topic.subTopics
        .filter(({ title }) => fits(topicCharacters + title.length))
        .map((subTopic) => ({ ...subTopic, entries: listed(subTopic.entries) })),
    };
  });
  return { map: bounded, leftOut };
}

/** Of what is listed under a name, whichever of the three it is. */
function cardCharacters(slug: string, { articles, tutorials, demos }: Documents): number {
  const article = articles.get(slug);
  const others = [tutorials.get(slug), demos.get(slug)];
  const characters = [
    article && JSON.stringify({ ...article, blocks: [] }).length,
    ...others.map((each) => each && JSON.stringify([each.title, each.summary, each.thumbnail]).length),
  ];
  return frameCharacters + Math.max(0, ...characters.filter((each) => each !== undefined));
}

import type {
  CmsArticle,
  CmsDemo,
  CmsTutorial,
  GuideCard,
  GuideMainTab,
  GuideSubTab,
  Media,
} from "@stopbank/contract/cms";
import type { GuideArticle, GuideMap, Picture } from "@stopbank/contract/guide";
import { pictureWidthsPx, readMediaName } from "@stopbank/contract/media-name";
import type { Guide } from "./guideReader.ts";

type Topic = GuideMap[number];

/** The topics of the guide in order, each once, as the calls of the content service answer them (GUI-16, AMB-13). */
export function mainTabs(guide: Guide): GuideMainTab[] {
  return topicsOf(guide).map((topic, index) => ({
    ...topicOf(topic, index),
    sub_tabs: subTabsOf(guide, topic, index),
    articles: cardsOf(guide, topic, topic.entries),
  }));
}

/** Every sub topic, by its main topic and its order there. */
export const subTabs = (guide: Guide): GuideSubTab[] =>
  topicsOf(guide).flatMap((topic, index) => subTabsOf(guide, topic, index));

/** Articles that stand somewhere in the guide, in its order, each where it stands first. */
export const articles = (guide: Guide): CmsArticle[] =>
  placed(guide, (slug) => guide.articles.get(slug)).map(([slug, article, topic, index]) => ({
    ...articleCard(slug, article),
    content_blocks: article.blocks.map((block, place) =>
      block.type === "section"
        ? {
            __component: "content.content-section",
            id: place + 1,
            ...(block.title === undefined ? {} : { Title: block.title }),
            body: block.body,
          }
        : {
            __component: "content.references",
            id: place + 1,
            Label: block.label,
            ...(block.url === undefined ? {} : { Url: block.url }),
          },
    ),
    main_topic: topicOf(topic, index),
  }));

/** Tutorials that stand somewhere in the guide, in its order. */
export const tutorials = (guide: Guide): CmsTutorial[] =>
  placed(guide, (slug, topic) => (topic.slug === "tutorials" ? guide.tutorials.get(slug) : undefined)).map(
    ([slug, { title, summary, thumbnail, arcadeLink }]) => ({
      title,
      slug,
      summary,
      thumbnail: mediaOf(thumbnail),
      arcadeLink,
    }),
  );

/** Demos that stand somewhere in the guide, in its order. */
export const demos = (guide: Guide): CmsDemo[] =>
  placed(guide, (slug, topic) => (topic.slug === "demos" ? guide.demos.get(slug) : undefined)).map(
    ([slug, { title, summary, thumbnail, videoUrl, captionsUrl, transcript, lengthMinutes }]) => ({
      title,
      Slug: slug,
      documentId: slug,
      summary,
      thumbnail: mediaOf(thumbnail),
      video: { url: videoUrl, captions: captionsUrl },
      transcript,
      Length: lengthMinutes ?? null,
    }),
  );

const topicsOf = ({ map }: Guide): readonly Topic[] =>
  [...new Map(map.toReversed().map((topic) => [topic.slug, topic])).values()].toReversed();

const topicOf = ({ slug, title, description }: Topic, index: number): CmsArticle["main_topic"] => ({
  id: index + 1,
  slug,
  title,
  description,
});

/** Main topics have at most 100 sub topics, so that each has an id of its own. */
const subTabsOf = (guide: Guide, topic: Topic, index: number): GuideSubTab[] =>
  topic.subTopics
    .map(({ entries, ...subTopic }, place) => ({
      id: (index + 1) * 1_000 + place + 1,
      ...subTopic,
      main_topic: topicOf(topic, index),
      articles: cardsOf(guide, topic, entries),
    }))
    .toSorted((one, other) => one.order - other.order);

/** What stands under a topic as it is listed; a slug that names nothing there is is left out. */
const cardsOf = (guide: Guide, topic: Topic, slugs: readonly string[]): GuideCard[] =>
  slugs.flatMap((slug) => cardOf(guide, topic, slug) ?? []);

function cardOf(guide: Guide, topic: Topic, slug: string): GuideCard | undefined {
  const listed = { slug, authors: [], publishedAt: null };
  if (topic.slug === "tutorials") {
    const tutorial = guide.tutorials.get(slug);
    if (tutorial === undefined) return undefined;
    const { title, summary, thumbnail } = tutorial;
    return { title, ...listed, description: summary, hero_image: mediaOf(thumbnail), Length: null };
  }
  if (topic.slug === "demos") {
    const demo = guide.demos.get(slug);
    if (demo === undefined) return undefined;
    const { title, summary, thumbnail, lengthMinutes } = demo;
    return {
      title,
      ...listed,
      description: summary,
      hero_image: mediaOf(thumbnail),
      Length: lengthMinutes ?? null,
    };
  }
  const article = guide.articles.get(slug);
  return article && { ...articleCard(slug, article), Length: article.blocks.length };
}

const articleCard = (
  slug: string,
  { title, description, heroImage, authors, publishedAt }: GuideArticle,
): Omit<GuideCard, "Length"> => ({
  title,
  slug,
  description,
  hero_image: mediaOf(heroImage),
  authors: [...authors],
  publishedAt,
});

/** What the topics name, in order, each once: with its slug, and the topic it stands in first. */
function placed<T>(
  guide: Guide,
  find: (slug: string, topic: Topic) => T | undefined,
): (readonly [slug: string, document: T, topic: Topic, index: number])[] {
  const seen = new Map<string, readonly [string, T, Topic, number]>();
  for (const [index, topic] of topicsOf(guide).entries()) {
    const subTopics = topic.subTopics.toSorted((one, other) => one.order - other.order);
    for (const slug of [topic.entries, ...subTopics.map(({ entries }) => entries)].flat()) {
      const document = seen.has(slug) ? undefined : find(slug, topic);
      if (document !== undefined) seen.set(slug, [slug, document, topic, index]);
    }
  }
  return [...seen.values()];
}

const formatNames = ["thumbnail", "small", "medium", "large"] as const;

/** A picture with the narrower ones that there are of it, which its name says. */
function mediaOf(picture: Picture | undefined): Media | null {
  if (picture === undefined) return null;
  const known = readMediaName(picture.url.replace(/^media\//, ""));
  const widthPx = known?.ending === "webp" ? (known.size?.widthPx ?? 0) : 0;
  const formats = pictureWidthsPx.flatMap((width, index) =>
    width < widthPx ? [[formatNames[index], { url: `${picture.url}?w=${width}`, width }] as const] : [],
  );
  return { ...picture, ...(formats.length === 0 ? {} : { formats: Object.fromEntries(formats) }) };
}

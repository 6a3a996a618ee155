import { type Static, Type } from "typebox";
import { mainTopics } from "../../content/mainTopics.ts";
import { nullable } from "../nullable.ts";

/** Pictures lie under one prefix; `formats` are narrower ones of the same. */
const Media = Type.Object({
  url: Type.String(),
  alternativeText: Type.Optional(Type.String()),
  formats: Type.Optional(
    Type.Record(Type.String(), Type.Object({ url: Type.String(), width: Type.Integer() })),
  ),
});
export type Media = Static<typeof Media>;

const Author = Type.Object({
  name: Type.String(),
  email: Type.Optional(Type.String()),
  url: Type.Optional(Type.String()),
});

/** A main topic by itself, without what stands under it. */
const TopicOf = Type.Object({
  id: Type.Integer(),
  slug: Type.Enum([...mainTopics]),
  title: Type.String(),
  description: Type.String(),
});

/** An article, tutorial or demo where it is listed. */
const Card = Type.Object({
  title: Type.String(),
  slug: Type.String(),
  description: Type.String(),
  hero_image: nullable(Media),
  authors: Type.Array(Author),
  publishedAt: nullable(Type.String()),
  /** In minutes: of an article as many as it has blocks, of a demo as long as it is; null for a tutorial. */
  Length: nullable(Type.Number()),
});
export type GuideCard = Static<typeof Card>;

const SubTab = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  slug: Type.String(),
  order: Type.Integer(),
  visible: Type.Boolean(),
  main_topic: TopicOf,
  articles: Type.Array(Card),
});
export type GuideSubTab = Static<typeof SubTab>;

const MainTab = Type.Object({
  ...TopicOf.properties,
  sub_tabs: Type.Array(SubTab),
  /** What stands under the main topic itself. */
  articles: Type.Array(Card),
});
export type GuideMainTab = Static<typeof MainTab>;

const ContentSection = Type.Object({
  __component: Type.Literal("content.content-section"),
  id: Type.Integer(),
  Title: Type.Optional(Type.String()),
  body: Type.String(),
});
const References = Type.Object({
  __component: Type.Literal("content.references"),
  id: Type.Integer(),
  Label: Type.String(),
  Url: Type.Optional(Type.String()),
});

const Article = Type.Object({
  ...Type.Omit(Card, ["Length"]).properties,
  content_blocks: Type.Array(Type.Union([ContentSection, References])),
  main_topic: TopicOf,
});
export type CmsArticle = Static<typeof Article>;

const Tutorial = Type.Object({
  title: Type.String(),
  slug: Type.String(),
  summary: Type.String(),
  thumbnail: nullable(Media),
  arcadeLink: Type.String(),
});
export type CmsTutorial = Static<typeof Tutorial>;

const Demo = Type.Object({
  title: Type.String(),
  Slug: Type.String(),
  documentId: Type.String(),
  summary: Type.String(),
  thumbnail: nullable(Media),
  video: Type.Object({ url: Type.String(), captions: Type.String() }),
  transcript: Type.String(),
  /** In minutes. */
  Length: nullable(Type.Number()),
});
export type CmsDemo = Static<typeof Demo>;

/** AMB-13: the content service answers what there are several of as a list in `data`, with its fields flat. */
const listOf = <const S extends Parameters<typeof Type.Array>[0]>(item: S) =>
  Type.Object({ data: Type.Array(item) });

export const MainTabs = listOf(MainTab);
export const SubTabs = listOf(SubTab);
export const Articles = listOf(Article);
export const Tutorials = listOf(Tutorial);
export const Demos = listOf(Demo);
/** Of which there is one: no list (docs/differences.md). */
export const GlossaryAnswer = Type.Object({ data: Type.Object({ content: Type.String() }) });

import { type Static, Type } from "typebox";
import { mainTopics } from "./mainTopics.ts";
import { Address, Line, Passage } from "./texts.ts";

const strict = { additionalProperties: false } as const;

/** Names an article, a tutorial, a demo or a sub topic in addresses. */
export const Slug = Type.String({ pattern: "^[a-z0-9]([a-z0-9-]{0,98}[a-z0-9])?$" });

/** Slugs of what stands under a topic, in order: articles; in `tutorials` tutorials, in `demos` demos. */
const Entries = Type.Array(Slug, { maxItems: 500 });

const SubTopic = Type.Object(
  {
    title: Line,
    slug: Slug,
    /** Ascending. */
    order: Type.Integer({ minimum: 0, maximum: 9_999 }),
    /** Not listed where false; what stands in it is still found at its own address. */
    visible: Type.Boolean(),
    entries: Entries,
  },
  strict,
);

/**
 * What the guide consists of: its topics, and which article, tutorial or demo stands where. What no topic names is not part of it,
 * whoever wrote it.
 */
export const GuideMap = Type.Array(
  Type.Object(
    {
      slug: Type.Enum([...mainTopics]),
      title: Line,
      description: Passage,
      subTopics: Type.Array(SubTopic, { maxItems: 100 }),
      /** What stands under the main topic itself. */
      entries: Entries,
    },
    strict,
  ),
  { maxItems: mainTopics.length },
);
export type GuideMap = Static<typeof GuideMap>;

/** A picture with its words for whoever does not see it. */
export const Picture = Type.Object(
  { url: Address, alternativeText: Type.String({ minLength: 1, maxLength: 1_000 }) },
  strict,
);
export type Picture = Static<typeof Picture>;

const Section = Type.Object(
  { type: Type.Literal("section"), title: Type.Optional(Line), body: Type.String({ maxLength: 100_000 }) },
  strict,
);
const Reference = Type.Object(
  { type: Type.Literal("reference"), label: Passage, url: Type.Optional(Address) },
  strict,
);

/** An article by its slug: sections of Markdown, and what it refers to. */
export const GuideArticle = Type.Object(
  {
    title: Line,
    description: Passage,
    heroImage: Type.Optional(Picture),
    authors: Type.Array(
      Type.Object({ name: Line, email: Type.Optional(Line), url: Type.Optional(Address) }, strict),
      { maxItems: 20 },
    ),
    /** `2026-03-05`. */
    publishedAt: Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" }),
    blocks: Type.Array(Type.Union([Section, Reference]), { maxItems: 200 }),
  },
  strict,
);
export type GuideArticle = Static<typeof GuideArticle>;

/** A walkthrough by its slug, shown in a frame: pages that come with the program are framed, and no other of this site (GUI-17). */
export const GuideTutorial = Type.Object(
  {
    title: Line,
    summary: Passage,
    thumbnail: Type.Optional(Picture),
    arcadeLink: Type.String({ pattern: "^/guide/walkthroughs/[a-z0-9][a-z0-9-]{0,98}$" }),
  },
  strict,
);
export type GuideTutorial = Static<typeof GuideTutorial>;

/** A film of the product by its slug, with what is said in it as captions and as text. */
export const GuideDemo = Type.Object(
  {
    title: Line,
    summary: Passage,
    thumbnail: Type.Optional(Picture),
    videoUrl: Address,
    /** WebVTT. */
    captionsUrl: Address,
    /** What is seen and said, as Markdown. */
    transcript: Passage,
    lengthMinutes: Type.Optional(Type.Number({ minimum: 0, maximum: 600 })),
  },
  strict,
);
export type GuideDemo = Static<typeof GuideDemo>;

/** Entries between empty lines, each `term | definition`; a line without a bar is none. */
export const Glossary = Type.Object({ content: Type.String({ maxLength: 200_000 }) }, strict);
export type Glossary = Static<typeof Glossary>;

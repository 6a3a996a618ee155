import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import { Articles, Demos, GlossaryAnswer, MainTabs, SubTabs, Tutorials } from "../../schemas/guide/cms.ts";

const tag = "Guide";
const common = { method: "GET", access: "visitor", scope: "map:read", flag: "guidePage", tag } as const;

const Wanted = Type.Optional(Type.String({ maxLength: 100 }));
/** `populate` and `sort` are taken, and change nothing: all is there, in order (AMB-13). */
const asked = {
  populate: Type.Optional(Type.String({ maxLength: 200 })),
  sort: Type.Optional(Type.String({ maxLength: 200 })),
};
const bySlug = Type.Object({ ...asked, "filters[slug]": Wanted, "filters[slug][$eq]": Wanted });

/** The guide of the client in use: its own, and where it has none the installation's. */
export const cmsRoutes = defineRoutes({
  cmsMainTabs: {
    ...common,
    path: "/cms/main-tabs",
    summary: "The guide's main topics in order, each with its sub topics and what stands there.",
    query: Type.Object(asked),
    response: MainTabs,
  },
  cmsSubTabs: {
    ...common,
    path: "/cms/sub-tabs",
    summary: "Sub topics, by their own slug or by their main topic's.",
    query: Type.Object({
      ...bySlug.properties,
      "filters[main_topic][slug]": Wanted,
      "filters[main_topic][slug][$eq]": Wanted,
    }),
    response: SubTabs,
  },
  cmsArticles: {
    ...common,
    path: "/cms/articles",
    summary: "Articles, all or the one of a slug, with their blocks.",
    query: bySlug,
    response: Articles,
    example: {
      query: { "filters[slug]": "return-periods" },
      response: {
        data: [
          {
            title: "What a return period means over a mortgage",
            slug: "return-periods",
            description: "A 1 in 100 year flood has about one chance in four of coming within thirty years.",
            hero_image: null,
            authors: [],
            publishedAt: "2026-11-29",
            content_blocks: [
              { __component: "content.content-section", id: 1, body: "It was a hundred-year flood ..." },
            ],
            main_topic: {
              id: 2,
              slug: "fundamentals",
              title: "Fundamentals",
              description: "The ideas behind every figure.",
            },
          },
        ],
      },
    },
  },
  cmsTutorials: {
    ...common,
    path: "/cms/tutorials",
    summary: "Interactive walkthroughs, all or the one of a slug.",
    query: bySlug,
    response: Tutorials,
  },
  cmsDemos: {
    ...common,
    path: "/cms/demos",
    summary: "Films of the product, all or the one of a slug.",
    query: Type.Object({
      ...asked,
      "filters[Slug]": Wanted,
      "filters[Slug][$eq]": Wanted,
    }),
    response: Demos,
  },
  cmsGlossary: {
    ...common,
    path: "/cms/glossary",
    summary: "The glossary: entries between empty lines, each `term | definition`.",
    query: Type.Object(asked),
    response: GlossaryAnswer,
    example: { response: { data: { content: "AEP | The chance that an event is reached in a year." } } },
  },
});

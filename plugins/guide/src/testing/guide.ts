import type { CmsArticle, CmsDemo, CmsTutorial, GuideCard, GuideMainTab } from "@stopbank/contract/cms";

export const cardOf = (slug: string, title: string, more: Partial<GuideCard> = {}): GuideCard => ({
  title,
  slug,
  description: `What ${title.toLowerCase()} is about, in a sentence.`,
  hero_image: null,
  authors: [],
  publishedAt: "2026-03-05",
  Length: 4,
  ...more,
});

type Tab = Pick<GuideMainTab, "slug" | "title" | "description">;

const tab = (
  id: number,
  of: Tab,
  subTabs: readonly [string, string, readonly GuideCard[], boolean?][],
  articles: GuideCard[] = [],
) =>
  ({
    ...of,
    id,
    articles,
    sub_tabs: subTabs.map(([slug, title, cards, visible = true], at) => ({
      id: id * 100 + at,
      slug,
      title,
      order: at + 1,
      visible,
      main_topic: { id, ...of },
      articles: [...cards],
    })),
  }) satisfies GuideMainTab;

/** A small guide with every main topic. */
export const tabs: readonly GuideMainTab[] = [
  tab(
    1,
    {
      slug: "overview",
      title: "Overview",
      description: "Understand what natural hazards could do, and to whom",
    },
    [],
  ),
  tab(
    2,
    {
      slug: "fundamentals",
      title: "Fundamentals",
      description: "What hazards, exposure, vulnerability and risk are.",
    },
    [
      [
        "chance-and-time",
        "Chance and time",
        [cardOf("return-period", "What a return period means"), cardOf("aep", "One per cent a year")],
      ],
      ["counting", "Counting", [cardOf("exposure", "How elements are counted")]],
      ["drafts", "Drafts", [cardOf("unfinished", "Not finished yet")], false],
    ],
    [cardOf("overview", "Hazard, exposure, vulnerability, risk")],
  ),
  tab(3, { slug: "methods", title: "Methods", description: "How the numbers are made." }, [
    ["damage", "Damage", [cardOf("expected-annual-damage", "Expected annual damage")]],
  ]),
  tab(4, { slug: "insights", title: "Insights", description: "What the numbers have shown." }, [
    [
      "case-studies",
      "Case studies",
      [
        cardOf("awatorea", "The Awatōrea in flood", {
          authors: [{ name: "Mere Tautahi", email: "mere@larkhaven.example" }],
          Length: 6,
        }),
      ],
    ],
  ]),
  tab(5, { slug: "tutorials", title: "Tutorials", description: "Try it, step by step." }, [
    [
      "first-steps",
      "First steps",
      [
        cardOf("download-export-and-share-results", "Download, export and share results", {
          Length: null,
          publishedAt: null,
        }),
      ],
    ],
  ]),
  tab(6, { slug: "demos", title: "Demos", description: "Short films of the product." }, [
    [
      "risk",
      "Risk",
      [cardOf("assessing-risk-to-assets", "Assessing risk to assets", { Length: 1, publishedAt: null })],
    ],
  ]),
  tab(7, { slug: "glossary", title: "Glossary", description: "The words of the field." }, []),
];

export const article: CmsArticle = {
  ...cardOf("return-period", "What a return period means"),
  main_topic: { id: 2, slug: "fundamentals", title: "Fundamentals", description: "" },
  content_blocks: [
    {
      __component: "content.content-section",
      id: 1,
      body: "A flood with a return period of 100 years can come twice in ten.",
    },
    {
      __component: "content.content-section",
      id: 2,
      Title: "Chance a year",
      body: "Its chance is **1% each year**.\n\n### Over a mortgage\n\nOver 30 years that is 26%.\n\n### Over a lifetime\n\nOver 80 years, 55%.",
    },
    {
      __component: "content.content-section",
      id: 3,
      Title: "Chance a year",
      body: "The same words again.\n\n### Over a mortgage\n\nAnd again.",
    },
    {
      __component: "content.references",
      id: 4,
      Label: "Ministry for the Environment (2024)",
      Url: "https://environment.govt.nz/",
    },
    { __component: "content.references", id: 5, Label: "ISO 31000:2018" },
  ],
};

export const tutorial: CmsTutorial = {
  title: "Download, export and share results",
  slug: "download-export-and-share-results",
  summary: "From the map to a file that others can open.",
  thumbnail: null,
  arcadeLink: "/guide/walkthroughs/download-export-and-share-results",
};

export const demo: CmsDemo = {
  title: "Assessing risk to assets",
  Slug: "assessing-risk-to-assets",
  documentId: "assessing-risk-to-assets",
  summary: "From a hazard to a list of buildings in a minute.",
  thumbnail: null,
  video: {
    url: "media/0123456789abcdef0123456789abcdef-1280x720.webm",
    captions: "media/0123456789abcdef0123456789abcdef.vtt",
  },
  transcript: "The risk map opens on **Larkhaven**.",
  Length: 1,
};

export const glossary =
  "AEP | Annual exceedance probability.\n\nExposure | Elements that lie where a hazard reaches.\n\nā-rohe | Of a district.\n\nno bar here\n\n1-in-100 | Once in 100 years on average.";

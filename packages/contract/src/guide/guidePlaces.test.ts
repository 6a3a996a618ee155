import { expect, it } from "vitest";
import type { GuideMainTab } from "../schemas/guide/cms.ts";
import { missesGuide } from "./guidePlaces.ts";

const card = (slug: string) => ({
  ...{ title: slug, slug, description: "", hero_image: null },
  ...{ authors: [], publishedAt: null, Length: 1 },
});
const main = { id: 1, slug: "methods", title: "Methods", description: "" } as const;
const tabs: readonly GuideMainTab[] = [
  {
    ...main,
    articles: [card("overview")],
    sub_tabs: [
      {
        ...{ id: 1_001, slug: "damage", title: "Damage", order: 1, visible: true },
        main_topic: main,
        articles: [card("ead")],
      },
    ],
  },
];

it.each([
  ["/guide", false],
  ["/guide/overview", false],
  ["/guide/home", false],
  ["/guide/glossary", false],
  ["/guide/methods", false],
  ["/guide/methods/damage", false],
  ["/guide/methods/damage/ead", false],
  ["/guide/methods/ead", false],
  ["/guide/methods/overview", false],
  ["/guide/methods/damage/none", true],
  ["/guide/methods/none", true],
  ["/guide/methods/damage/ead/more", true],
  ["/guide/insights/damage", true],
  ["/guide/no/such/page", true],
  ["/guide/weather", true],
  ["/guidelines", false],
  ["/risk", false],
])("a link into the guide that leads nowhere is missed, to %s: %s", (path, isMissed) => {
  expect(missesGuide(path, tabs)).toBe(isMissed);
});

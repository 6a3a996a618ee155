import { routes } from "@stopbank/contract/routes";
import { textPassages } from "@stopbank/markdown/passages";
import type { Get } from "@stopbank/plugin-api";
import { call, type PaletteSearch } from "@stopbank/plugin-api/browser";
import { listedEntries } from "../../domain/guideMap.ts";
import { createGuideIndex } from "../../domain/search/guideIndex.ts";
import { guidePages } from "../../domain/search/guidePages.ts";

/** Everything the guide says: articles with their sections, tutorials, demos and terms, asked once and indexed here. */
export async function guideSource(get: Get): Promise<PaletteSearch> {
  const ask = await get(call);
  const [{ data: tabs }, articles, tutorials, demos, glossary] = await Promise.all([
    ask(routes.cmsMainTabs, {}),
    ask(routes.cmsArticles, { query: {} }),
    ask(routes.cmsTutorials, { query: {} }),
    ask(routes.cmsDemos, { query: {} }),
    ask(routes.cmsGlossary, {}),
  ]);
  const index = createGuideIndex(
    guidePages(
      {
        entries: listedEntries(tabs),
        articles: articles.data,
        tutorials: tutorials.data,
        demos: demos.data,
        glossary: glossary.data.content,
      },
      textPassages,
    ),
  );
  return { find: (text, mostItems) => index.find(text).slice(0, mostItems) };
}

import { hasAccess } from "@stopbank/contract/roles";
import { storiesPath } from "@stopbank/contract/story-links";
import type { Get } from "@stopbank/plugin-api";
import { call, type PaletteItem, type PaletteSearch, session } from "@stopbank/plugin-api/browser";
import { bestFits } from "@stopbank/ui/by-words";
import { editorPath, storyPath } from "../domain/storyAddress.ts";
import { askStoryTitles } from "./data/askStories.ts";

/** The list of stories and each of them by its title, and for editors where they are written. Nothing until something is typed. */
export async function storySource(get: Get): Promise<PaletteSearch> {
  const [ask, who] = await Promise.all([get(call), get(session)]);
  const stories = await askStoryTitles(ask);
  // Without a story the list leads to the map (MAP-17).
  const list: readonly PaletteItem[] = stories.length === 0 ? [] : [listOfAll];
  const titles = stories.map((story) => ({
    key: `story ${story.id}`,
    title: story.title,
    href: storyPath(story),
  }));
  return {
    find: (text, mostItems) => {
      if (text === "") return [];
      const { status, roles } = who.get();
      const isEditor = status === "signed-in" && hasAccess("editor", roles);
      return bestFits(text, [...list, ...titles, ...(isEditor ? [editor] : [])], ({ title }) => ({
        title,
        words: "story stories",
      })).slice(0, mostItems);
    },
  };
}

const listOfAll: PaletteItem = { key: "list", title: "Stories", detail: "All of them", href: storiesPath };
const editor: PaletteItem = { key: "editor", title: "Story editor", href: editorPath() };

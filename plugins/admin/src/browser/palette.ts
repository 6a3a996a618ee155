import { hasAccess } from "@stopbank/contract/roles";
import type { Get } from "@stopbank/plugin-api";
import { contributions, type PaletteSearch, session } from "@stopbank/plugin-api/browser";
import { bestFits } from "@stopbank/ui/by-words";
import { ownPanels } from "./administration/ownPanels.ts";
import { sectionOf } from "./administration/panelGroups.ts";

/** The panels of Administration that are for whoever looks; nothing until something is typed. */
export async function panelSource(get: Get): Promise<PaletteSearch> {
  const [added, who] = await Promise.all([get(contributions), get(session)]);
  return {
    find: (text, mostItems) => {
      const { status, roles } = who.get();
      if (text === "" || status !== "signed-in") return [];
      const open = [...ownPanels, ...added("adminPanels")].filter(({ access = "signed-in" }) =>
        hasAccess(access, roles),
      );
      return bestFits(text, open, ({ title, group }) => ({ title, words: `${group} administration` }))
        .slice(0, mostItems)
        .map((panel) => ({
          key: panel.id,
          title: panel.title,
          detail: panel.group,
          href: `/administration/${sectionOf(panel)}`,
        }));
    },
  };
}

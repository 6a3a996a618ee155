import { routes } from "@stopbank/contract/routes";
import type { Get } from "@stopbank/plugin-api";
import { call, client, type PaletteSearch } from "@stopbank/plugin-api/browser";
import { propertyQuery } from "../domain/propertyQuery.ts";

/** Properties by address, name or legal description: what is chosen opens on its page. */
export async function propertySource(get: Get): Promise<PaletteSearch> {
  const [ask, { name }] = await Promise.all([get(call), get(client)]);
  // Kept once it came: a failure is asked again with the next text.
  let type: string | undefined;
  return {
    asksServer: true,
    find: async (text, mostItems, signal) => {
      type ??= (await ask(routes.propertyExplorerConfig, {}, { signal })).asset_type;
      const layer = type;
      const found = await ask(
        routes.searchAssets,
        { params: { assetType: layer }, query: { search_query: text } },
        { signal },
      );
      return found.slice(0, mostItems).map(({ asset_id: id, search_match: title }) => ({
        key: `${layer} ${id}`,
        title,
        detail: "Natural hazards of the property",
        href: `/property?${propertyQuery(name, { type: layer, id })}`,
      }));
    },
  };
}

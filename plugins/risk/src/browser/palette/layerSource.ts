import { routes } from "@stopbank/contract/routes";
import { isCascadingIn } from "@stopbank/map-page/layer-names";
import type { Get } from "@stopbank/plugin-api";
import { call, type PaletteSearch, scenes, terms } from "@stopbank/plugin-api/browser";
import { addLayer } from "@stopbank/scene/layers";
import { bestFits } from "@stopbank/ui/by-words";
import { toRiskMap } from "./deeds.ts";
import { type LayerItem, layerItems } from "./layerItems.ts";

/** Layers of the client's data: what is chosen goes on the risk map. Nothing is listed until something is typed. */
export async function layerSource(get: Get): Promise<PaletteSearch> {
  const [ask, words, store] = await Promise.all([get(call), get(terms), get(scenes)]);
  const layers = await ask(routes.layers, {});
  const items = layerItems(layers, words.hazard);
  const isCascading = isCascadingIn(layers);
  const add = ({ layer }: LayerItem) => store.of("risk").apply(addLayer(layer, isCascading));
  return {
    find: (text, mostItems) =>
      text === ""
        ? []
        : bestFits(text, items, ({ title, detail }) => ({ title, words: `${detail} layer` }))
            .slice(0, mostItems)
            .map((item) => ({
              key: item.key,
              title: item.title,
              detail: `${item.detail} · add to the risk map`,
              run: async () => {
                add(item);
                await toRiskMap(get);
              },
            })),
  };
}

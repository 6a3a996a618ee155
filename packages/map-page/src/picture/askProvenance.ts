import type { CallApi } from "@stopbank/contract/client";
import type { Provenance } from "@stopbank/contract/provenance";
import { routes } from "@stopbank/contract/routes";
import type { Scene } from "@stopbank/scene";
import { layersOfKind } from "@stopbank/scene/layers";

/**
 * Where the numbers of a map come from, as every export says it.
 *
 * @returns undefined where the map has none: no element layer under a hazard. A picture without the answer is better than no
 *   picture, so a failure is logged and answers undefined too.
 */
export async function askProvenance(call: CallApi, scene: Scene): Promise<Provenance | undefined> {
  const types = layersOfKind(scene, "element").flatMap(({ visible, id }) => (visible ? id : []));
  const tags = layersOfKind(scene, "hazard").flatMap(({ visible, scenario }) => (visible ? scenario : []));
  if (types.length === 0 || tags.length === 0) return undefined;
  try {
    return await call(routes.exportProvenance, {
      params: { clientName: scene.client, types: types.join(","), tags: [...new Set(tags)].join(",") },
      rest: "all",
    });
  } catch (error) {
    console.warn("A picture goes without what the server says of its numbers.", error);
    return undefined;
  }
}

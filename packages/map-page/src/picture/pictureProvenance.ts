import type { CallApi } from "@stopbank/contract/client";
import type { Provenance } from "@stopbank/contract/provenance";
import { routes } from "@stopbank/contract/routes";
import type { LayerIndex } from "@stopbank/map/layer-index";
import type { SceneStore } from "@stopbank/scene/store";
import { seenQuestion } from "../ask/statsQuestion.ts";
import { provenanceQuestion } from "../provenance/provenanceQuestion.ts";
import { sceneLink } from "../provenance/sceneLink.ts";

/**
 * Where what a map shows comes from, as every export says it: of the layers that are seen, with the area, the regions and the
 * filters that narrow them.
 *
 * @returns undefined where the server does not say. A picture without the answer is better than no picture, so it is logged.
 */
export async function pictureProvenance(
  call: CallApi,
  store: SceneStore,
  elements: LayerIndex["elements"],
): Promise<Provenance | undefined> {
  const { scene } = store.state;
  try {
    const link = await sceneLink(store, call);
    return await call(
      routes.mapProvenance,
      provenanceQuestion(scene.client, seenQuestion(scene, elements), link),
    );
  } catch (error) {
    console.warn("A picture goes without what the server says of what it shows.", error);
    return undefined;
  }
}

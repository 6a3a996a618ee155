import type { CallApi } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import type { StoryStep } from "@stopbank/contract/story";
import type { Scene } from "@stopbank/scene";
import { stepOfScene } from "../../../domain/editing/captureStep.ts";

// By what is drawn: each client in use has calls of its own, and areas.
const keptAs = new WeakMap<CallApi, WeakMap<object, string>>();

/** What the scene's area is kept as, as far as it is: one that is drawn need not be. */
export function knownArea(call: CallApi, { area }: Scene): string | undefined {
  if (area === undefined || "id" in area) return area?.id;
  return keptAs.get(call)?.get(area.geometry);
}

/** What the scene's area is kept as: one that is drawn is kept first, once. */
export async function keptArea(call: CallApi, scene: Scene): Promise<string | undefined> {
  const { area } = scene;
  const known = knownArea(call, scene);
  if (known !== undefined || area === undefined || "id" in area) return known;
  const { area_id } = await call(routes.storeArea, { body: { geometry: area.geometry } });
  const ofCall = keptAs.get(call) ?? new WeakMap<object, string>();
  keptAs.set(call, ofCall.set(area.geometry, area_id));
  return area_id;
}

/** What the map shows as a step, with the area that is drawn on it. */
export const stepOfMap = async (call: CallApi, scene: Scene, title: string): Promise<StoryStep> =>
  stepOfScene(scene, await keptArea(call, scene), title);

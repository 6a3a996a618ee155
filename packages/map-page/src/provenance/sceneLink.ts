import type { CallApi } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import { encodeIn } from "@stopbank/scene/address-bar";
import type { SceneStore } from "@stopbank/scene/store";

/**
 * A map's scene as its address has it, whole: an area that is too long for an address is kept by the API first.
 *
 * @throws ApiError where it could not be kept.
 */
export async function sceneLink(store: SceneStore, call: CallApi): Promise<string> {
  const { scene } = store.state;
  const { query, areaLeftOut } = encodeIn(store, scene);
  if (!areaLeftOut) return query;
  await keptArea(store, call);
  return encodeIn(store, scene).query;
}

/**
 * The area of a map's scene as the paths of calls have it: `all`, or the id under which the API keeps it.
 *
 * @throws ApiError where it could not be kept.
 */
export async function keptArea(store: SceneStore, call: CallApi): Promise<string> {
  const { area } = store.state.scene;
  if (area === undefined) return "all";
  if ("id" in area) return `area:${area.id}`;
  const known = store.areaIds.get(area.geometry);
  if (known !== undefined) return `area:${known}`;
  const { area_id: id } = await call(routes.storeArea, { body: { geometry: area.geometry } });
  store.areaIds.set(area.geometry, id);
  return `area:${id}`;
}

import type { CallApi } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import type { Site } from "../domain/site.ts";
import { squareAround } from "../domain/squareAround.ts";
import type { Nearby } from "../wire.ts";

/** How many elements of each layer touch the square around a site. */
export async function countNearby(call: CallApi, site: Site, reachMetres: number): Promise<Nearby["counts"]> {
  const { assets } = await call(routes.layers, {});
  const layers = Object.values(assets).flatMap(({ groups }) => groups.flatMap((group) => group.assets));
  if (layers.length === 0) return [];
  const found = await call(routes.selectElements, {
    params: { types: layers.map(({ type }) => type).join(",") },
    rest: "body",
    body: { area: squareAround(site, reachMetres) },
  });
  return layers.map(({ type, display_name }) => ({ layer: display_name, count: found[type]?.length ?? 0 }));
}

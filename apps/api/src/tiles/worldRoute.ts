import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import type { WorldGround } from "@stopbank/world-ground";
import { worldTiles } from "@stopbank/world-ground/about";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { sendBytes, varies } from "../http/sendBytes.ts";
import { tileAddress } from "./tileAddress.ts";

/** The address names what was cut, and nothing in it is anybody's own. */
const forAYear = "public, max-age=31536000, immutable";

/** Tiles of the world, the same for every client. */
export function worldRoute(register: RegisterRoute, world: WorldGround): void {
  register(routes.worldTile, async ({ params, request, reply }) => {
    const { z, x, y } = tileAddress(params);
    if (params.version !== worldTiles.version)
      throw new DomainError("not-found", "tiles/unknown", "There are no such tiles.");
    const tile = await world.tile(z, x, y);
    return tile === undefined
      ? reply.code(204).header("cache-control", forAYear).header("vary", varies).send()
      : sendBytes(request, reply, tile, forAYear);
  });
}

import { DomainError } from "@stopbank/errors";

/** The deepest zoom a tile can be asked for at. */
const deepestZoom = 22;

export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Reads a tile's place in the pyramid; `y` still carries its suffix.
 *
 * @throws DomainError `tiles/outside` when there is no such place.
 */
export function tileAddress(params: { z: string; x: string; y: string }): TileAddress {
  const z = Number(params.z);
  const x = Number(params.x);
  const y = Number.parseInt(params.y, 10);
  const size = 2 ** z;
  if (z > deepestZoom || x >= size || y >= size)
    throw new DomainError(
      "invalid",
      "tiles/outside",
      `There is no tile ${z}/${x}/${y}: zoom goes to ${deepestZoom}, and at zoom z column and row stay below 2 to the power of z.`,
    );
  return { z, x, y };
}

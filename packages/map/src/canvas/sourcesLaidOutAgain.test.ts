import type { Map as MapLibreMap } from "maplibre-gl";
import { describe, expect, it } from "vitest";
import { sourcesLaidOutAgain } from "./sourcesLaidOutAgain.ts";

interface TileAtRest {
  readonly state: string;
  readonly abortController?: AbortController;
}

const mapOf = (sources: Readonly<Record<string, readonly TileAtRest[]>>) =>
  ({
    style: {
      tileManagers: Object.fromEntries(
        Object.entries(sources).map(([name, tiles]) => [
          name,
          { _inViewTiles: { getAllTiles: () => tiles } },
        ]),
      ),
    },
  }) as unknown as MapLibreMap;
const asked = { abortController: new AbortController() };

describe("sources whose tiles are laid out again", () => {
  it("are those of which a worker has a tile that counts as loaded", () => {
    const map = mapOf({
      roads: [{ state: "loaded" }, { state: "loaded", ...asked }],
      buildings: [{ state: "loaded" }],
    });
    expect(sourcesLaidOutAgain(map)).toEqual(["roads"]);
  });

  it("are none while tiles come that the map waits for by itself, or that failed", () => {
    expect(
      sourcesLaidOutAgain(mapOf({ roads: [{ state: "loading", ...asked }, { state: "errored" }], none: [] })),
    ).toEqual([]);
  });
});

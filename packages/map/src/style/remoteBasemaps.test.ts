import type { RemoteBasemap } from "@stopbank/contract/remote-basemaps";
import { describe, expect, it } from "vitest";
import { offered } from "../testing/offered.ts";
import { baseStyle } from "./baseStyle.ts";
import { namesRemote, withRemoteBasemaps } from "./remoteBasemaps.ts";
import { remoteSources } from "./remoteSources.ts";

const remote = (id: string, content: RemoteBasemap["content"]): RemoteBasemap => ({
  id,
  title: id,
  attribution: `From ${id}`,
  content,
  tileset: {
    id,
    type: content === "drawn" ? "vector" : content === "elevation" ? "terrain" : "raster",
    url: `/bff/basemaps/${id}/0123456789abcdef/{z}/{x}/{y}`,
    minZoom: 0,
    maxZoom: 14,
    bounds: [-180, -85, 180, 85],
    tileSize: 64,
  },
  ...(content === "drawn" ? { schema: "openmaptiles" as const } : {}),
});
const entry = (source: string, type: string) => ({ label: type, source, type });
const shown = (source: string, type: string, content: RemoteBasemap["content"]) =>
  withRemoteBasemaps(offered, [entry(source, type)], {
    basemaps: [remote(source, content)],
    unreachable: [],
  });

describe("background maps from other places", () => {
  it("are asked for only where the client's list names any", () => {
    expect(namesRemote([])).toBe(false);
    expect(namesRemote([entry("dataset", "default"), entry("", "satellite")])).toBe(false);
    expect(namesRemote([entry("dataset", "default"), entry("aerial", "satellite")])).toBe(true);
  });

  it.each([
    ["satellite", "picture", "satellite"],
    ["Aerial", "picture", "satellite"],
    ["default", "picture", "picture"],
    ["street", "drawn", "vector"],
    ["terrain", "elevation", "terrain"],
  ] as const)("MAP-02 stand in for what the list says: %s, a %s, is the %s", (type, content, place) => {
    const { basemap, attribution } = shown("aerial", type, content);
    expect(basemap[place]?.url).toMatch(/^\/bff\/basemaps\/aerial\//);
    expect({ ...basemap, [place]: undefined }).toEqual({ ...offered.basemap, [place]: undefined });
    expect(attribution).toEqual([...offered.attribution, "From aerial"]);
  });

  it("leave the dataset's own where they cannot be what they are listed as, or are not there", () => {
    expect(shown("aerial", "satellite", "drawn")).toEqual(offered);
    const away = withRemoteBasemaps(offered, [entry("aerial", "satellite")], {
      basemaps: [],
      unreachable: [{ id: "aerial", title: "Aerial" }],
    });
    expect(away.basemap).toEqual(offered.basemap);
    expect(away.notice).toBe('Modelled The background map "Aerial" cannot be reached now.');
  });

  it("are drawn as they are, or in our own look, from our own server", () => {
    const styleOf = (type: string, content: RemoteBasemap["content"]) =>
      baseStyle({
        scene: { basemap: "default", labels: true },
        basemap: shown("aerial", type, content).basemap,
        origin: "https://example.test",
        tilted: false,
        hasRelief: true,
        hasDetail: true,
        fadeMs: 0,
      });
    const pictures = styleOf("default", "picture");
    expect(pictures.sources["basemap-picture"]).toMatchObject({
      tiles: ["https://example.test/bff/basemaps/aerial/0123456789abcdef/{z}/{x}/{y}"],
      tileSize: 64,
    });
    expect(pictures.ground.at(-1)).toMatchObject({ type: "raster", source: "basemap-picture" });
    // Over the names of the ground below, which are there where a picture is not.
    expect(pictures.labels).toEqual([]);
    expect(pictures.ground.map(({ id }) => id)).toEqual(expect.arrayContaining(["land", "label-place"]));
    const drawn = styleOf("default", "drawn");
    expect(drawn.ground.find(({ id }) => id === "road")).toMatchObject({ "source-layer": "transportation" });
  });

  it("are known by their source where their tiles fail", () => {
    expect(remoteSources(shown("aerial", "satellite", "picture").basemap)).toEqual(["satellite"]);
    expect(remoteSources(offered.basemap)).toEqual([]);
  });
});

import type { Camera, Scene } from "./scene.ts";

/** A map with nothing on it. */
export function emptyScene(client: string, at: Pick<Camera, "longitude" | "latitude" | "zoom">): Scene {
  return {
    version: 2,
    client,
    camera: roundCamera({ ...at, pitch: 0, bearing: 0 }),
    basemap: "default",
    labels: true,
    layers: [],
    regions: [],
    filters: {},
    drawer: { open: false },
  };
}

/** To what an address carries: 6 decimals of a degree (about 0.1 m), 2 of a zoom, 1 of an angle. */
export function roundCamera({ longitude, latitude, zoom, pitch, bearing }: Camera): Camera {
  return {
    longitude: round(longitude, 6),
    latitude: round(latitude, 6),
    zoom: round(zoom, 2),
    pitch: round(pitch, 1),
    bearing: round(bearing, 1),
  };
}

// Adding 0 turns -0, which no address can carry, into 0.
const round = (value: number, decimals: number) => Number(value.toFixed(decimals)) + 0;

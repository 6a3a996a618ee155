/** The parts of a scene's address a test cares about; the client is Larkhaven, where all flags are on. */
export interface SceneParts {
  readonly at?: string;
  readonly layers?: string;
  readonly area?: string;
  readonly [part: string]: string | undefined;
}

/** The middle of the demonstration's larger town, where rivers flood. */
export const town = "172.938,-40.293,13";
export const floodTag = "river_flood_100yr_present_breach";
export const floodedBuildings = `e:buildings;h:river_flood:${floodTag}`;
/** A block of the town, closed. */
export const block = "172.93,-40.288;172.945,-40.288;172.945,-40.3;172.93,-40.3;172.93,-40.288";

/** Between the lagoon and the town, where the river floods and the sea will: a GeoJSON polygon. */
export const lowTown = {
  type: "Polygon",
  coordinates: [
    [
      [172.942, -40.301],
      [172.952, -40.301],
      [172.952, -40.296],
      [172.942, -40.296],
      [172.942, -40.301],
    ],
  ],
};

/** A scene's address below the served one, as a person would be sent it. */
export function sceneAddress(parts: SceneParts = {}): string {
  const given = Object.entries({ v: "1", client: "larkhaven", at: town, ...parts });
  return `/risk?${given.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`])).join("&")}`;
}

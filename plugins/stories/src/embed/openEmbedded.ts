import { type CallApi, createApiClient } from "@stopbank/contract/client";
import type { ClientConfig, ClientPreferences } from "@stopbank/contract/clients";
import type { Layers } from "@stopbank/contract/layers";
import { routes } from "@stopbank/contract/routes";
import type { WireStory } from "@stopbank/contract/stories";
import { withoutTerrain } from "@stopbank/map/layer-index";
import { type ClassLabels, classLabels } from "@stopbank/map-page/damage-classes";
import { belowEmbed, embedBase } from "./belowEmbed.ts";

/** All that a story is told with. */
export interface Embedded {
  readonly story: WireStory;
  readonly config: ClientConfig;
  readonly preferences: ClientPreferences;
  readonly layers: Layers;
  readonly labels: ClassLabels;
}

/** Without cookies: in a page of another site a browser sends none, and where it would the answer is the same. */
export const embeddedCall = (storyId: number): CallApi =>
  createApiClient({
    baseUrl: embedBase(storyId),
    headers: () => ({}),
    fetch: (path, init) => fetch(path, { ...init, credentials: "omit" }),
  });

/** @throws ApiError `stories/not-embedded`, and where any of it cannot be had. */
export async function openEmbedded(call: CallApi, storyId: number): Promise<Embedded> {
  const [story, config, preferences, layers, legends] = await Promise.all([
    call(routes.embeddedStory, { params: { storyId: `${storyId}` } }),
    call(routes.clientConfig, {}),
    call(routes.clientPreferences, {}),
    call(routes.layers, {}),
    call(routes.legends, {}),
  ]);
  const below = belowEmbed(layers, storyId);
  return {
    ...{ story, config, preferences },
    layers: config.terrain_map ? below : withoutTerrain(below),
    labels: classLabels(legends.damage_classes),
  };
}

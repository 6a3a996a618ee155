import type { Layers } from "@stopbank/contract/layers";
import { mediaPrefix } from "@stopbank/contract/media-prefix";

/** Below it are the calls that the page of a story may make, and its media: as nobody in particular, and of that story alone. */
export const embedBase = (storyId: number): string => `/embed/api/${storyId}`;

/** Where the media lie that a story names. */
export const embedMedia = (storyId: number, clientName: string): string =>
  embedBase(storyId) + mediaPrefix(clientName);

/** Layers whose tiles are asked for there. */
export const belowEmbed = (layers: Layers, storyId: number): Layers =>
  JSON.parse(JSON.stringify(layers), (key, value: unknown) =>
    key === "url" && typeof value === "string" && value.startsWith("/api/")
      ? embedBase(storyId) + value.slice("/api".length)
      : value,
  );

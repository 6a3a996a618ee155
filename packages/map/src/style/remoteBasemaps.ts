import type { ClientPreferences } from "@stopbank/contract/clients";
import type { Layers } from "@stopbank/contract/layers";
import type { RemoteBasemap, RemoteBasemaps } from "@stopbank/contract/remote-basemaps";
import type { Basemap } from "@stopbank/scene";
import { basemapCalled } from "@stopbank/scene/basemaps";

type BasemapList = Readonly<ClientPreferences["basemap_list"]>;

/** Whether a client's list names background maps from other places, so that they have to be asked for. */
export const namesRemote = (list: BasemapList): boolean => list.some(({ source }) => !isOwn(source));

const isOwn = (source: string) => source === "" || source === "dataset";

/** Where the tiles of such a map come from: the server in front of us, which fetches them. */
export const isRemoteTileset = (tileset: { readonly url: string } | undefined): boolean =>
  tileset?.url.startsWith("/bff/") === true;

/**
 * What a dataset offers, with the background maps from other places that its client's list puts in place of its own. One that
 * cannot be reached leaves the dataset's own, and is named in what people read below the map.
 *
 * @param list the client's `basemap_list`: each `type` (or `label`) says what a `source` is shown as.
 */
export function withRemoteBasemaps(layers: Layers, list: BasemapList, answer: RemoteBasemaps): Layers {
  let { basemap } = layers;
  const attribution: string[] = [];
  for (const { source, type, label } of list) {
    const shownAs = basemapCalled(type) ?? basemapCalled(label);
    const found = answer.basemaps.find(({ id }) => id === source);
    if (found === undefined || shownAs === undefined) continue;
    const replaced = inPlaceOf(basemap, shownAs, found);
    if (replaced === undefined) continue;
    basemap = replaced;
    if (found.attribution !== "") attribution.push(found.attribution);
  }
  const away = answer.unreachable.map(({ title }) => `The background map "${title}" cannot be reached now.`);
  return {
    ...layers,
    basemap,
    attribution: [...new Set([...layers.attribution, ...attribution])],
    notice: [layers.notice, ...away].filter((words) => words !== "").join(" "),
  };
}

function inPlaceOf(
  own: Layers["basemap"],
  shownAs: Basemap,
  { content, tileset, schema, source_layers }: RemoteBasemap,
): Layers["basemap"] | undefined {
  if (content === "elevation") return { ...own, terrain: tileset };
  if (content === "picture" && shownAs === "satellite") return { ...own, satellite: tileset };
  if (content === "picture" && shownAs === "default") return { ...own, picture: tileset };
  if (content === "drawn" && shownAs !== "satellite")
    return {
      ...own,
      vector: {
        ...tileset,
        ...(schema === undefined ? {} : { schema }),
        ...(source_layers === undefined ? {} : { source_layers }),
      },
    };
  return undefined;
}

import { basemapCalled } from "../basemaps.ts";
import { roundCamera } from "../emptyScene.ts";
import type { SceneExtension } from "../extension.ts";
import type { Ignored } from "../fitted.ts";
import type { Camera, Drawer, Scene } from "../scene.ts";
import { maxAreaTextLength, readArea, writeGeometry } from "./areaText.ts";
import { isCamera } from "./checks.ts";
import { readComparison, writeComparison } from "./compareText.ts";
import { readExtensions, writeExtensions } from "./extensionText.ts";
import { readFilter, writeFilter } from "./filterText.ts";
import { isTabId } from "./isTabId.ts";
import { writeLayer } from "./layerText.ts";
import { linkVersion, migrateLink } from "./migrateLink.ts";
import { escapeName, readQueryNumber, unescapeNameOrNothing, writeQuery } from "./queryText.ts";
import { readLayers, withoutKnown } from "./readLayers.ts";

/** What a person calls the parts of an address. */
const partNames = {
  client: "the organisation",
  data: "the version of the data",
  at: "the place and zoom",
  base: "the basemap",
  labels: "whether labels show",
  regions: "the regions",
  area: "the drawn area",
  days: "the number of days",
  drawer: "which panel is open",
  selected: "the selected element",
  since: "the version the map is compared with",
} as const;

export interface EncodedScene {
  /** Without the leading `?`. */
  readonly query: string;
  /** The drawn area is too long for an address: keep it with POST /areas and pass its id. */
  readonly areaLeftOut: boolean;
}

/**
 * A scene as a query string: readable, short, and read back to the same scene.
 *
 * @param extensions what plugins that are on keep in scenes.
 * @param storedAreaId the id under which the API keeps the scene's drawn area, if it does.
 */
export function encodeScene(
  scene: Scene,
  extensions: readonly SceneExtension[] = [],
  storedAreaId?: string,
): EncodedScene {
  const { longitude, latitude, zoom, pitch, bearing } = roundCamera(scene.camera);
  const flat = pitch === 0 && bearing === 0;
  const area = areaText(scene, storedAreaId);
  const filters = Object.entries(scene.filters).flatMap(([type, attributes]) =>
    Object.entries(attributes).map(([attribute, filter]) => ["where", writeFilter(type, attribute, filter)]),
  ) as [string, string][];
  const parameters: (readonly [string, string])[] = [
    ["v", String(linkVersion)],
    ["client", scene.client],
    ...(scene.datasetVersion === undefined ? [] : [["data", scene.datasetVersion] as const]),
    ["at", [longitude, latitude, zoom, ...(flat ? [] : [pitch, bearing])].join(",")],
    ...(scene.basemap === "default" ? [] : [["base", scene.basemap] as const]),
    ...(scene.labels ? [] : [["labels", "off"] as const]),
    ...(scene.layers.length === 0 ? [] : [["layers", scene.layers.map(writeLayer).join(";")] as const]),
    ...(scene.regions.length === 0 ? [] : [["regions", scene.regions.map(escapeName).join(",")] as const]),
    ...(area === undefined ? [] : [["area", area] as const]),
    ...filters,
    ...(scene.nDays === undefined ? [] : [["days", String(scene.nDays)] as const]),
    ...drawerText(scene.drawer),
    ...(scene.selected === undefined
      ? []
      : [["selected", `${escapeName(scene.selected.type)}:${escapeName(scene.selected.id)}`] as const]),
    ...(scene.compare === undefined ? [] : [["compare", writeComparison(scene.compare)] as const]),
    ...(scene.since === undefined ? [] : [["since", scene.since] as const]),
    ...writeExtensions(scene, extensions),
  ];
  return { query: writeQuery(parameters), areaLeftOut: scene.area !== undefined && area === undefined };
}

export interface DecodedScene {
  readonly scene: Scene;
  /** Parts of the address that could not be used. */
  readonly ignored: readonly Ignored[];
}

/**
 * Reads a query string. Without `v` it holds no scene and `start` is returned; with it, whatever is not named
 * is as in an empty scene at `start`'s client and camera. Links of every version open. Never throws: what is damaged
 * is left out and said.
 *
 * @param extensions what plugins that are on keep in scenes.
 */
export function decodeScene(
  query: string,
  start: Scene,
  extensions: readonly SceneExtension[] = [],
): DecodedScene {
  const written = new URLSearchParams(query);
  const version = written.get("v");
  if (version === null) return { scene: start, ignored: [] };
  const refused = refusal(version);
  if (refused !== undefined) return { scene: start, ignored: [{ what: "the whole link", reason: refused }] };
  const parameters = new URLSearchParams(
    migrateLink([...written], Number(version)).map(([name, text]): [string, string] => [name, text]),
  );
  const ignored: Ignored[] = [];
  const read = <T>(name: keyof typeof partNames, parse: (text: string) => T | undefined) => {
    const text = parameters.get(name);
    if (text === null) return undefined;
    const value = parse(text);
    if (value === undefined) ignored.push({ what: partNames[name], reason: "It is damaged." });
    return value;
  };
  const datasetVersion = read("data", someText);
  const area = read("area", readAreaOrNothing);
  const nDays = read("days", readDays);
  const selected = read("selected", readSelected);
  const camera = read("at", readCamera) ?? start.camera;
  const named = readLayers(parameters.get("layers"), selected, ignored);
  const compare = readComparison(parameters.get("compare"), named, ignored);
  const layers = compare === undefined ? named : withoutKnown(named, ignored);
  const since = compare === undefined ? read("since", readVersion) : undefined;
  const readValues = readExtensions(parameters, extensions, ignored);
  const scene: Scene = {
    version: 2,
    client: read("client", someText) ?? start.client,
    ...(datasetVersion === undefined ? {} : { datasetVersion }),
    camera,
    basemap: read("base", basemapCalled) ?? "default",
    labels: read("labels", (text) => (text === "off" ? ("off" as const) : undefined)) === undefined,
    layers,
    regions: read("regions", readNames) ?? [],
    ...(area === undefined ? {} : { area }),
    filters: readFilters(parameters.getAll("where"), ignored),
    ...(nDays === undefined ? {} : { nDays }),
    drawer: read("drawer", readDrawer) ?? { open: false },
    ...(selected === undefined ? {} : { selected }),
    ...(compare === undefined ? {} : { compare }),
    ...(since === undefined ? {} : { since }),
    ...readValues,
  };
  return { scene, ignored };
}

/** Why nothing of a link of this version can be read. */
function refusal(version: string): string | undefined {
  if (!/^[1-9]\d{0,5}$/.test(version)) return "It is damaged.";
  return Number(version) > linkVersion ? "It was made by a newer version." : undefined;
}

function areaText({ area }: Scene, storedAreaId: string | undefined): string | undefined {
  if (area === undefined) return undefined;
  if ("id" in area) return `area:${area.id}`;
  const text = writeGeometry(area.geometry);
  if (text.length <= maxAreaTextLength) return text;
  return storedAreaId === undefined ? undefined : `area:${storedAreaId}`;
}

function readAreaOrNothing(text: string): Scene["area"] {
  const area = readArea(text);
  return "reason" in area ? undefined : area;
}

const drawerText = ({ open, focus }: Drawer): (readonly [string, string])[] =>
  open ? [["drawer", focus ?? ""]] : focus === undefined ? [] : [["drawer", `${focus}:closed`]];

function readDrawer(text: string): Drawer | undefined {
  if (text === "") return { open: true };
  const [focus, state, ...rest] = text.split(":");
  const understood = (state === undefined || state === "closed") && rest.length === 0;
  return understood && isTabId(focus) ? { open: state === undefined, focus } : undefined;
}

function readCamera(text: string): Camera | undefined {
  const [longitude, latitude, zoom, pitch = 0, bearing = 0, ...rest] = text.split(",").map(readQueryNumber);
  const camera = { longitude, latitude, zoom, pitch, bearing };
  return rest.length === 0 && isCamera(camera) ? roundCamera(camera) : undefined;
}

function readFilters(texts: readonly string[], ignored: Ignored[]): Scene["filters"] {
  const byType = new Map<string, Map<string, Scene["filters"][string][string]>>();
  for (const text of texts) {
    const found = readFilter(text);
    if (found === undefined) {
      ignored.push({ what: `filter ${text.slice(0, 60)}`, reason: "It is damaged." });
      continue;
    }
    const attributes = byType.get(found.elementType) ?? new Map();
    byType.set(found.elementType, attributes.set(found.attribute, found.filter));
  }
  return Object.fromEntries([...byType].map(([type, attributes]) => [type, Object.fromEntries(attributes)]));
}

function readDays(text: string): number | undefined {
  const days = readQueryNumber(text);
  return days !== undefined && Number.isInteger(days) && days >= 0 && days <= 3_660 ? days : undefined;
}

const readVersion = (text: string) => (/^[0-9a-f]{16}$/.test(text) ? text : undefined);

const someText = (text: string) => (text === "" ? undefined : text);

const readNames = (text: string) => {
  const names = text.split(",").map(unescapeNameOrNothing);
  return names.every((name) => name !== undefined && name !== "") ? (names as string[]) : undefined;
};

function readSelected(text: string): Scene["selected"] {
  const [type, id, ...rest] = text.split(":").map(unescapeNameOrNothing);
  // A contextual layer may have nothing to say about the place.
  return type && id !== undefined && rest.length === 0 ? { type, id } : undefined;
}

import type { Manifest } from "@stopbank/dataset/manifest";
import { tileName } from "../data/directory.ts";

/** What a layer is called where uses of it are counted: by its kind and its id, which stay the same from version to version. */
export const elementsSubject = (type: string) => `elements.${type}`;
export const hazardSubject = (hazardId: string) => `hazard.${hazardId}`;
const contextSubject = (id: string) => `context.${id}`;

const byTiles = new WeakMap<Manifest, ReadonlyMap<string, string>>();

/** The layer whose tiles go by that name; undefined for the ground under all layers. */
export function subjectOfTiles(manifest: Manifest, name: string): string | undefined {
  let subjects = byTiles.get(manifest);
  if (subjects === undefined) {
    subjects = new Map([
      ...manifest.elementTypes.flatMap(({ type, tiles }) =>
        tiles === undefined ? [] : [[tileName(tiles), elementsSubject(type)] as const],
      ),
      ...manifest.contextual.map(({ id, tiles }) => [tileName(tiles), contextSubject(id)] as const),
      ...manifest.hazards.flatMap(({ hazardId, scenarios }) =>
        scenarios.flatMap(({ vector }) =>
          vector === undefined ? [] : [[tileName(vector), hazardSubject(hazardId)] as const],
        ),
      ),
    ]);
    byTiles.set(manifest, subjects);
  }
  return subjects.get(name);
}

/** What people call the layers, by subject. */
export const layerTitles = ({ elementTypes, hazards, contextual }: Manifest): ReadonlyMap<string, string> =>
  new Map([
    ...elementTypes.map(({ type, displayName }) => [elementsSubject(type), displayName] as const),
    ...hazards.map(({ hazardId, title }) => [hazardSubject(hazardId), title] as const),
    ...contextual.map(({ id, displayName }) => [contextSubject(id), displayName] as const),
  ]);

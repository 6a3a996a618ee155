import type { Layers } from "@stopbank/contract/layers";
import { DomainError } from "@stopbank/errors";
import type { Basemap, Scene } from "@stopbank/scene";
import { fitToDataset } from "@stopbank/scene/dataset";
import type { SceneExtension } from "@stopbank/scene/extension";
import { decodeScene } from "@stopbank/scene/query";
import { leftOutOfLink } from "../words/leftOutOfLink.ts";

export interface PrintedSceneParts {
  /** An address's query, with its `?`. */
  readonly search: string;
  /** What stands where the address says nothing. */
  readonly start: Scene;
  readonly layers: Layers;
  readonly basemaps: readonly Basemap[];
  readonly extensions: readonly SceneExtension[];
}

/**
 * The scene of an address as this dataset has it, and what of it is not there, in a sentence.
 *
 * @throws DomainError `print/other-client` where the address is another organisation's, `print/no-scene` where it has none.
 */
export function readPrintedScene({ search, start, layers, basemaps, extensions }: PrintedSceneParts): {
  readonly scene: Scene;
  readonly leftOut: string | undefined;
} {
  const linked = decodeScene(search, start, extensions);
  if (linked.scene === start)
    throw new DomainError(
      "invalid",
      "print/no-scene",
      `The address names no map to report on.${linked.ignored.length === 0 ? "" : ` ${leftOutOfLink(linked.ignored)}`}`,
    );
  if (linked.scene.client !== start.client)
    throw new DomainError(
      "forbidden",
      "print/other-client",
      "The address is of another organisation's map. Change to that organisation to report on it.",
    );
  const fitted = fitToDataset(linked.scene, layers, basemaps, extensions);
  const ignored = [...linked.ignored, ...fitted.ignored];
  return { scene: fitted.scene, leftOut: ignored.length === 0 ? undefined : leftOutOfLink(ignored) };
}

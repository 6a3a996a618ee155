import type { Scene } from "@stopbank/scene";
import { layersOfKind } from "@stopbank/scene/layers";
import { decodeScene } from "@stopbank/scene/query";
import type { Visit } from "./visits.ts";

/** The risk map as somebody left it. */
export interface LastMap {
  /** Path and query; empty where they were not there. */
  readonly href: string;
  /** Ids of its layers of elements, the first few. */
  readonly types: readonly string[];
  /** Its scenarios. */
  readonly tags: readonly string[];
}

/** So many layers are compared: each is a sentence. */
const mostLayers = 4;

/**
 * What was on the risk map when somebody was there last.
 *
 * @param empty the scene of a map with nothing on it.
 */
export function lastMapOf(visits: readonly Visit[], empty: Scene): LastMap {
  const href = visits.find((visit) => /^\/risk(\?|$)/.test(visit.href))?.href ?? "";
  const { scene } = decodeScene(href.split("?")[1] ?? "", empty);
  return {
    href,
    types: layersOfKind(scene, "element")
      .map(({ id }) => id)
      .slice(0, mostLayers),
    tags: [...new Set(layersOfKind(scene, "hazard").map(({ scenario }) => scenario))],
  };
}

/** A link to a map, coloured by what became of its elements since a version of the data. */
export function withSince(href: string, version: string): string {
  const [path = "", query = ""] = href.split("?");
  const parameters = new URLSearchParams(query);
  parameters.set("since", version);
  parameters.delete("compare");
  return `${path}?${parameters}`;
}

import type { ContextualLayer, ElementLayer } from "@stopbank/contract/layers";
import type { LegendCard } from "../feature/legendCard.ts";

const shapes = { point: "point", line: "line", polygon: "fill", raster: "fill" } as const;

/**
 * The legend a dataset gives a layer; one mark in the layer's colour where it gives nothing. None for a layer that the
 * dataset no longer has.
 *
 * @param shows the layer of the scene, as `keyOf` names it.
 */
export function datasetCard(shows: string, layer: ElementLayer | ContextualLayer | undefined): LegendCard[] {
  if (layer === undefined) return [];
  const { legend, display_name: title, color } = layer;
  const shape = shapes[layer.geometry];
  return [
    {
      key: shows,
      shows,
      title,
      shape,
      ...(legend.title === title ? {} : { note: legend.title }),
      ...(legend.sections.length > 0
        ? { sections: legend.sections }
        : { marks: [{ mark: { color, shape } }] }),
    },
  ];
}

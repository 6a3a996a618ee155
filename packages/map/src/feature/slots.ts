/**
 * The places of the map's stack, bottom first: the basemap's ground; under all data; the layers of the scene, in its
 * order; what dims them, which elements on top of them all are spared; outlines; names; and over everything what is selected or being drawn.
 */
export const slots = ["ground", "below", "data", "mask", "above", "labels", "overlay"] as const;
export type Slot = (typeof slots)[number];

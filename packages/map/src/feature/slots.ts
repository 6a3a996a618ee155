/**
 * The places of the map's stack, bottom first: the basemap's ground; under all data; the layers of the scene, in its
 * order; what is dimmed; outlines; names; and over everything what is selected or being drawn.
 */
export const slots = ["ground", "below", "data", "mask", "above", "labels", "overlay"] as const;
export type Slot = (typeof slots)[number];

/** Images that style layers may name: they are drawn when the map first needs them. */

/** A grey hatch on white, as a fill pattern: what was not assessed. */
export const hatchImage = "not-assessed-hatch";

/** An icon of Blueprint's by its name, in whatever `icon-color` the layer gives it. */
export const iconImage = (icon: string): string => `icon:${icon}`;

/** The pin with a Blueprint icon in it, its tip at the middle of its lower edge. */
export const pinImage = (icon: string): string => `pin:${icon}`;

/** As the specification has it (MAP-27). */
export const pinSizePx = { width: 42, height: 51 } as const;

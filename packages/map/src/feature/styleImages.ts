/** Images that style layers may name: they are drawn when the map first needs them. */

/** A grey hatch on white, as a fill pattern: what was not assessed. */
export const hatchImage = "not-assessed-hatch";

/** An icon of Blueprint's by its name, in whatever `icon-color` the layer gives it. */
export const iconImage = (icon: string): string => `icon:${icon}`;

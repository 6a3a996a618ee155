import { Type } from "typebox";

const name = "[A-Za-z0-9][A-Za-z0-9_.-]{0,127}";

/** An element type, hazard, scenario or layer id: what datasets may use for names. */
export const LayerName = Type.String({ pattern: `^${name}$` });

/** Several of them, separated by commas. */
export const LayerNames = Type.String({ pattern: `^${name}(,${name}){0,99}$`, maxLength: 8_000 });

/** The most pairs of element layer and scenario in one call. */
export const mostPairs = 500;

/** The id an element has in its source. */
export const ElementId = Type.String({ minLength: 1, maxLength: 200 });

import type { SceneExtension } from "@stopbank/scene/extension";

/**
 * The property that is looked at, as its text: it is read by the page (`chosenIn`), since what is kept in scenes comes with the code
 * that everybody has. `properties:PROP-00042`, in links as `x.property.chosen`.
 */
export const propertyExtension: SceneExtension<string> = {
  id: "property.chosen",
  what: "the property",
  encode: (text) => text,
  decode: (text) => (/^[\w.-]{1,128}:[^:]{1,900}$/.test(text) ? text : undefined),
  isEmpty: (text) => text === "",
};

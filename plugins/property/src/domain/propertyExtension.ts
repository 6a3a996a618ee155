import type { Scene, SceneOperation } from "@stopbank/scene";
import { extensionValue, type SceneExtension, setExtension } from "@stopbank/scene/extension";
import { escapeName, unescapeNameOrNothing } from "@stopbank/scene/text";

/** The property that is looked at. */
export interface ChosenProperty {
  /** The element layer. */
  readonly type: string;
  /** The id its source gives it. */
  readonly id: string;
}

const form = /^([A-Za-z0-9][A-Za-z0-9_.-]{0,127}):([^:]{1,900})$/;

/** `properties:PROP-00042`, in links as `x.property.chosen`; nothing while none is looked at. */
export const propertyExtension: SceneExtension<ChosenProperty | undefined> = {
  id: "property.chosen",
  what: "the property",
  encode: (chosen) => (chosen === undefined ? "" : `${chosen.type}:${escapeName(chosen.id)}`),
  decode(text) {
    const [, type, escaped] = form.exec(text) ?? [];
    const id = escaped && unescapeNameOrNothing(escaped);
    return type && id && id.length <= 200 ? { type, id } : undefined;
  },
  isEmpty: (chosen) => chosen === undefined,
};

export const chosenIn = (scene: Scene): ChosenProperty | undefined =>
  extensionValue(scene, propertyExtension);

export const chooseProperty = (chosen: ChosenProperty | undefined): SceneOperation =>
  setExtension(propertyExtension, chosen);

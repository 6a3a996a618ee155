import type { Scene, SceneOperation } from "@stopbank/scene";
import { extensionValue, setExtension } from "@stopbank/scene/extension";
import { escapeName, unescapeNameOrNothing } from "@stopbank/scene/text";
import { propertyExtension } from "./propertyExtension.ts";

/** The property that is looked at. */
export interface ChosenProperty {
  /** The element layer. */
  readonly type: string;
  /** The id its source gives it. */
  readonly id: string;
}

export const propertyText = ({ type, id }: ChosenProperty): string => `${type}:${escapeName(id)}`;

/** The property of a scene; undefined where none is looked at, or its text is nobody's. */
export function chosenIn(scene: Scene): ChosenProperty | undefined {
  const [type = "", escaped = ""] = (extensionValue(scene, propertyExtension) ?? "").split(":");
  const id = unescapeNameOrNothing(escaped);
  const isOne = /^[A-Za-z0-9]/.test(type) && id !== undefined && id !== "" && id.length <= 200;
  return isOne ? { type, id } : undefined;
}

export const chooseProperty = (chosen: ChosenProperty | undefined): SceneOperation =>
  setExtension(propertyExtension, chosen === undefined ? "" : propertyText(chosen));

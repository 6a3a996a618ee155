import type { Ignored, Offered } from "./fitted.ts";
import type { Scene, SceneOperation } from "./scene.ts";

/**
 * What a plugin keeps in the scene of a map page, and so in its address, its undo steps and every link to it. Values are
 * plain data and never changed in place.
 */
export interface SceneExtension<T = unknown> {
  /** `<plugin id>.<name>`: its key in a scene, and in an address `x.<plugin id>.<name>`. It never changes. */
  readonly id: string;
  /** What a person calls it: "what the summary counts". */
  readonly what: string;
  /** Short and readable, by `escapeName` where it carries names. */
  encode(value: T): string;
  /** The one check of what a stranger may have written: undefined for anything that is no value of its own. */
  decode(text: string): T | undefined;
  /** Such a value takes no place in the scene. */
  isEmpty(value: T): boolean;
  /**
   * Drops what names things that the data or the scene does not have, and says so.
   *
   * @param scene with its layers and the rest fitted already.
   */
  fit?(value: T, scene: Scene, offered: Offered): { readonly value: T; readonly ignored: readonly Ignored[] };
}

/** What a scene holds of an extension. */
export const extensionValue = <T>(scene: Scene, { id }: SceneExtension<T>): T | undefined =>
  // Nothing but `setExtension` and `decode`, which have the type, puts it there.
  scene.extensions?.[id] as T | undefined;

export const setExtension =
  <T>(extension: SceneExtension<T>, value: T): SceneOperation =>
  (scene) => {
    const { id } = extension;
    const former = scene.extensions?.[id];
    if (former === value) return scene;
    const { extensions, ...rest } = scene;
    const { [id]: _former, ...otherExtensions } = extensions ?? {};
    const next = extension.isEmpty(value) ? otherExtensions : { ...otherExtensions, [id]: value };
    if (former === undefined && !(id in next)) return scene;
    return Object.keys(next).length === 0 ? rest : { ...rest, extensions: next };
  };

/**
 * The same extension whose faults stay its own: where its code throws, a link lacks that part and the log says why, and
 * the map runs on.
 */
export function guardExtension(extension: SceneExtension): SceneExtension {
  const { id, what, fit } = extension;
  const guard = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch (error) {
      console.warn(`The part ${id} of a scene failed.`, error);
      return otherwise;
    }
  };
  return {
    id,
    what,
    encode: (value) => guard(() => extension.encode(value), ""),
    decode: (text) => guard(() => extension.decode(text), undefined),
    // What cannot be told is left out of addresses.
    isEmpty: (value) => guard(() => extension.isEmpty(value), true),
    ...(fit === undefined
      ? {}
      : {
          fit: (value, scene, offered) =>
            guard(() => fit.call(extension, value, scene, offered), { value, ignored: [] }),
        }),
  };
}

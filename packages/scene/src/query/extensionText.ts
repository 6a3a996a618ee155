import { extensionValue, type SceneExtension } from "../extension.ts";
import type { Ignored } from "../fitted.ts";
import type { Scene } from "../scene.ts";
import { extensionPrefix } from "./extensionPrefix.ts";
import type { Parameters } from "./parameters.ts";

/** What nobody here reads is carried on, as far as an address has room for it. */
const maxUnread = 8;
const maxUnreadTextLength = 1_000;

/** Parameters of what plugins keep in a scene, then of what nobody here reads, as they came. */
export function writeExtensions(scene: Scene, extensions: readonly SceneExtension[]): Parameters {
  const read = extensions.flatMap((extension) => {
    const value = extensionValue(scene, extension);
    if (value === undefined || extension.isEmpty(value)) return [];
    const text = extension.encode(value);
    return text === "" ? [] : [[extension.id, text] as const];
  });
  return [...read, ...Object.entries(scene.unread ?? {})]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, text]) => [extensionPrefix + id, text] as const);
}

/**
 * What plugins keep in a scene. A part that no plugin that is on reads is kept as it is written, so that it is still
 * there for whoever the link goes on to, and said.
 */
export function readExtensions(
  parameters: URLSearchParams,
  extensions: readonly SceneExtension[],
  ignored: Ignored[],
): Pick<Scene, "extensions" | "unread"> {
  const values = new Map<string, unknown>();
  const unread = new Map<string, string>();
  for (const [name, text] of parameters) {
    if (!name.startsWith(extensionPrefix)) continue;
    const id = name.slice(extensionPrefix.length);
    if (values.has(id) || unread.has(id)) continue;
    const extension = extensions.find((one) => one.id === id);
    if (extension === undefined) {
      const isCarried = unread.size < maxUnread && name.length + text.length <= maxUnreadTextLength;
      if (isCarried) unread.set(id, text);
      ignored.push({ what: `the part ${id.slice(0, 60)}`, reason: "Nothing here can show it." });
      continue;
    }
    const value = extension.decode(text);
    if (value === undefined) ignored.push({ what: extension.what, reason: "It is damaged." });
    else if (!extension.isEmpty(value)) values.set(id, value);
  }
  return {
    ...(values.size === 0 ? {} : { extensions: Object.fromEntries(values) }),
    ...(unread.size === 0 ? {} : { unread: Object.fromEntries(unread) }),
  };
}

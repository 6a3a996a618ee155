import { extensionPrefix } from "./extensionPrefix.ts";

const ownParameters: ReadonlySet<string> = new Set([
  "v",
  "client",
  "data",
  "at",
  "base",
  "labels",
  "layers",
  "regions",
  "area",
  "where",
  "days",
  "drawer",
  "selected",
  "compare",
  "since",
  // Of version 1.
  "count",
]);

/** Whether a parameter is a scene's, or a plugin's in it; others in the address belong to someone else. */
export const isSceneParameter = (name: string): boolean =>
  ownParameters.has(name) || name.startsWith(extensionPrefix);

const nowhere = "https://app.invalid";

/** The client whose map an address shows; undefined for an address without a scene. */
export function clientOfAddress(href: string): string | undefined {
  const parameters = URL.parse(href, nowhere)?.searchParams;
  return parameters?.has("v") ? (parameters.get("client") ?? undefined) : undefined;
}

/** The address without its scene, and with everything else it has. */
export function withoutScene(href: string): string {
  const [path = "", ...queryParts] = href.split("?");
  const [query = "", ...hash] = queryParts.join("?").split("#");
  const isOwn = (part: string) => isSceneParameter(part.split("=")[0] ?? "");
  const foreignParts = query.split("&").filter((part) => part !== "" && !isOwn(part));
  return `${path}${foreignParts.length === 0 ? "" : `?${foreignParts.join("&")}`}${hash.length === 0 ? "" : `#${hash.join("#")}`}`;
}

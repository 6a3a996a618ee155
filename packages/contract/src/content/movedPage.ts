import type { MovedPage } from "./siteLinks.ts";

/**
 * Where the page at a path has moved to: the first entry that names the path, or a path above it with `/*`.
 *
 * @param path as the address bar has it, without search.
 */
export function movedPageAt(path: string, moved: readonly MovedPage[]): MovedPage | undefined {
  const asked = withoutEnd(path).toLowerCase();
  return moved.find(({ from }) => {
    const isAbove = from.endsWith("/*");
    const former = withoutEnd(isAbove ? from.slice(0, -2) : from).toLowerCase();
    return asked === former || (isAbove && asked.startsWith(`${former}/`));
  });
}

const withoutEnd = (path: string) => (path.length > 1 ? path.replace(/\/+$/, "") : path);

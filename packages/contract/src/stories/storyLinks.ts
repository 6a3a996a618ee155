/** Where the list of stories is. */
export const storiesPath = "/risk/stories";

/**
 * The story that an address asks for.
 *
 * @param path of the address bar: `/risk/stories/1/a-flood`.
 * @returns undefined for the list; NaN for an id that is no whole number.
 */
export function storyAt(path: string): number | undefined {
  const [id] = path.slice(storiesPath.length).split("/").filter(Boolean);
  if (id === undefined) return undefined;
  return /^\d{1,9}$/.test(id) ? Number(id) : Number.NaN;
}

/**
 * Whether a path leads to no story though it is a story's.
 *
 * @param has whether there is one of that number: read, or begun, as stories that lead to each other are published one after the other.
 */
export const missesStory = (path: string, has: (id: number) => boolean): boolean => {
  if (!path.startsWith(`${storiesPath}/`)) return false;
  const id = storyAt(path);
  return id !== undefined && !has(id);
};

/** So many areas stand on a report's first page, beside its map, and on each after it (PRI-17). */
const onFirstPage = 10;
const onLaterPages = 26;

/** The areas of a report, page by page; an empty first page where there are none. */
export function areaPages<T>(areas: readonly T[]): readonly (readonly T[])[] {
  const pages = [areas.slice(0, onFirstPage)];
  for (let at = onFirstPage; at < areas.length; at += onLaterPages)
    pages.push(areas.slice(at, at + onLaterPages));
  return pages;
}

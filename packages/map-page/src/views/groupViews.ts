import type { SavedView } from "@stopbank/contract/saved-views";
import { matchesSearch } from "../words/search.ts";

export interface ViewGroup {
  /** Empty for those in none. */
  readonly folder: string;
  readonly isShared: boolean;
  readonly views: readonly SavedView[];
}

/** Views that have the words in their name or folder, and one that stays whatever the words, by folder: a person's own before those that are shared, in alphabetical order. */
export function groupViews(
  views: readonly SavedView[],
  search: string,
  stays?: string,
): readonly ViewGroup[] {
  const found = views.filter(
    ({ view_id, name, folder }) => view_id === stays || matchesSearch(search, `${folder} ${name}`),
  );
  const groups = Map.groupBy(found, ({ folder, is_shared }) => `${is_shared} ${folder.toLowerCase()}`);
  return [...groups.values()]
    .map((own): ViewGroup => {
      const [first] = own;
      const views = own.toSorted((a, b) => alphabetical.compare(a.name, b.name));
      return { folder: first?.folder ?? "", isShared: first?.is_shared ?? false, views };
    })
    .sort((a, b) => Number(a.isShared) - Number(b.isShared) || alphabetical.compare(a.folder, b.folder));
}

/** All views of a group's folder. */
export const inFolder = (
  views: readonly SavedView[],
  { folder, isShared }: Pick<ViewGroup, "folder" | "isShared">,
): readonly SavedView[] =>
  views.filter((view) => view.is_shared === isShared && view.folder.toLowerCase() === folder.toLowerCase());

/** Folders there are, for whoever puts a view into one. */
export const foldersOf = (views: readonly SavedView[]): readonly string[] =>
  [...new Set(views.map(({ folder }) => folder))]
    .filter((folder) => folder !== "")
    .sort(alphabetical.compare);

const alphabetical = new Intl.Collator("en-NZ", { numeric: true, sensitivity: "base" });

/// <reference types="vite/client" />
import type { ViewStates } from "@stopbank/ui/testing/states-of";

export interface Section {
  /** `charts/Gauge`: the package and the file, which tells views of one name apart. */
  readonly name: string;
  readonly of: ViewStates;
  /** As wide as paper, whatever the window is: a narrow one scrolls it. */
  readonly isOnPaper: boolean;
}

const found = import.meta.glob<ViewStates>("../../{apps,packages,plugins}/*/src/**/*.states.tsx", {
  eager: true,
  import: "default",
});

/** All views that have states, by package and name. */
export const sections: readonly Section[] = Object.entries(found)
  .map(([path, of]) => ({
    name: path.replace(/^.*?\/\w+\/([\w-]+)\/.*?([\w-]+)\.states\.tsx$/, "$1/$2"),
    of,
    isOnPaper: /\/(print|paper|figure)\//.test(path),
  }))
  .toSorted((one, other) => one.name.localeCompare(other.name));

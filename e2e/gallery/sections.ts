/// <reference types="vite/client" />
import type { ViewStates } from "@stopbank/ui/testing/states-of";

export interface Section {
  /** `charts/Gauge`: the package and the file, which tells views of one name apart. */
  readonly name: string;
  readonly of: ViewStates;
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
  }))
  .toSorted((one, other) => one.name.localeCompare(other.name));

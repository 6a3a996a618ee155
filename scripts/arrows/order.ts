/**
 * The workspace from the bottom up: a package may depend on packages of lower rows, and never on one of its own row: servers
 * are a row of many, so none of them sees another. Of another plugin a plugin may know what it tells others, its `./api`.
 */
const rows: readonly (readonly string[])[] = [
  [
    "packages/errors",
    "packages/curves",
    "packages/numbers",
    "packages/hazard-colours",
    "packages/html",
    "packages/fair-queue",
  ],
  ["packages/folders"],
  ["packages/risk-engine", "packages/store", "packages/browser"],
  ["packages/dataset", "packages/print"],
  ["packages/geo-read", "packages/world-ground"],
  ["packages/geo-import", "packages/demo"],
  ["packages/contract"],
  ["packages/scene", "packages/http-edge", "packages/exports"],
  ["packages/ui"],
  ["packages/charts", "packages/map", "packages/markdown"],
  ["packages/plugin-api", "packages/text-check"],
  ["packages/map-page", "packages/media-library", "packages/story-check", "packages/content-folder"],
  ["packages/jobs"],
  ["packages/mail"],
  ["plugins/*", "templates/*"],
  ["apps/api", "apps/bff", "apps/web"],
  ["apps/cli"],
  ["e2e", "bench", "scripts"],
];

/** Packages that stand apart, with all they may depend on whatever their row would allow. */
export const closed: Readonly<Record<string, readonly string[]>> = {
  "packages/store": ["packages/errors", "packages/folders"],
  "packages/browser": ["packages/errors", "packages/folders"],
  "packages/print": ["packages/browser", "packages/errors", "packages/fair-queue"],
};

/** Packages whose code a browser runs, so that they may neither use Node nor a package that does. */
const forBrowsers = new Set([
  "packages/errors",
  "packages/numbers",
  "packages/hazard-colours",
  "packages/risk-engine",
  "packages/contract",
  "packages/scene",
  "packages/ui",
  "packages/charts",
  "packages/map",
  "packages/markdown",
  "packages/map-page",
  "packages/media-library",
  "packages/story-check",
  "packages/text-check",
  "apps/web",
]);

/** The rows as ARCHITECTURE.md lists them: the top one first, `plugins/*` for all plugins. */
export const foldersFromTop = (): readonly string[] => rows.toReversed().flat();

/** The rows in one line, as CONTRIBUTING.md says them: the top one first, packages by their names alone. */
export const rowsFromTop = (): string =>
  rows
    .toReversed()
    .map((folders) => `\`${folders.map((folder) => folder.replace("packages/", "")).join(" ")}\``)
    .join(" → ");

/** The row of a workspace folder, counted from the bottom; `undefined` when the list lacks it. */
export function rowOf(folder: string): number | undefined {
  const parent = `${folder.split("/", 1)[0]}/*`;
  const row = rows.findIndex((folders) => folders.includes(folder) || folders.includes(parent));
  return row === -1 ? undefined : row;
}

export const runsInBrowsers = (folder: string) => forBrowsers.has(folder);
/** What `stopbank plugin new` copies are plugins as well. */
export const isPlugin = (folder: string) => /^(plugins|templates)\//.test(folder);

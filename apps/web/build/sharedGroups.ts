/** Modules of a folder, by the beginnings of their names. */
const within = (folder: string, ...names: readonly string[]) => `/${folder}/(?:${names.join("|")})`;

const blueprint = "core/lib/esm/components";

/**
 * What the risk map shares with pages beside it, in a file for what belongs together: left alone, the bundler makes a file of whatever
 * one more page has in common with it, and each costs a request and a name in every list of them.
 */
const shared: Readonly<Record<string, readonly string[]>> = {
  // All that plugins' halves, which everybody has, need of scenes.
  "scene-names": [within("packages/scene/src", "layerKey", "query/queryText", "query/sceneAddress")],
  "scene-base": [
    within("packages/scene/src", "cascading", "compare/withoutCompared", "layers", "withoutKnownRisks"),
  ],
  "scene-words": [
    within("packages/scene/src/query", "areaText", "checks", "compareText", "extensionText", "filterText"),
    within("packages/scene/src/query", "isTabId", "layerText", "migrateLink", "readLayers", "sceneQuery"),
    within("packages/scene/src", "query/version1/", "basemapNames", "basemaps", "cameraOver", "controls"),
    within("packages/scene/src", "knownRisks", "openExample", "telling", "view"),
    within("packages/map-page/src", "ask/latest", "ask/useNewest", "naming/layerNames", "words/stateWords"),
    within("packages/map-page/src/page", "remoteBasemaps", "useMapData"),
    within("packages/map/src/style", "remoteBasemaps"),
    within("packages/hazard-colours/src", "damageColours"),
  ],
  // What the map draws with and what lies on it asks of as well.
  "map-looks": [
    within("packages/map/src/feature", "changeLooks", "flyMs", "markShapes", "styleImages"),
    within("packages/map/src/style", "sources"),
  ],
  numbers: [within("packages/numbers/src", "")],
  dialog: [within(blueprint, "dialog/"), within("packages/ui/src/dialog", "")],
  menus: [
    within(
      blueprint,
      "menu/",
      "popover/popoverP(?:osition|lacementUtils)",
      "popover-next/popoverNextMigration",
    ),
  ],
  marks: [
    within(
      "icons/lib/esm/generated/components",
      "add\\.js",
      "arrow-(?:down|up)\\.js",
      "caret-(?:down|right)\\.js",
      "chevron-(?:down|right|up)\\.js",
      "drag-handle-vertical",
      "help\\.js",
      "more\\.js",
      "small-tick",
      "trash\\.js",
    ),
  ],
};

export const sharedGroups = Object.entries(shared).map(([name, modules]) => ({
  name,
  test: new RegExp(modules.join("|")),
  // What these stand on stays where it is: the shell has much of it.
  includeDependenciesRecursively: false,
}));

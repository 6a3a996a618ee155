import type { BrowserPoints } from "@stopbank/plugin-api/browser";

/** Every place a plugin can add to, with what reads it: a place that nothing reads does not compile. */
export const hostedPlaces = {
  routes: "routing/Screen.tsx",
  menu: "menu/SideMenu.tsx",
  homeLinks: "pages/HomePage.tsx",
  dialogs: "host/ContributedDialog.tsx",
  drawerTabs: "packages/map-page/src/drawers/useDrawerTabs.ts",
  mapTools: "packages/map-page/src/map/useMapParts.ts",
  mapFeatures: "packages/map-page/src/map/useMapParts.ts",
  jobStarters: "jobs/JobsPanel.tsx",
  sceneExtensions: "host/ownServices.ts",
} as const satisfies Record<keyof BrowserPoints, string>;

import type { BrowserPoints } from "../browser.ts";

const all = {
  routes: true,
  menu: true,
  homeLinks: true,
  homeSections: true,
  dialogs: true,
  drawerTabs: true,
  mapTools: true,
  mapFeatures: true,
  tutorialSteps: true,
  jobStarters: true,
  adminPanels: true,
  sceneExtensions: true,
  paletteActions: true,
  paletteSources: true,
} satisfies Record<keyof BrowserPoints, true>;

/** Every place a plugin can add to. That something reads each is shown by a test of the shell (`hostedPlaces.test.tsx`). */
export const browserPlaces = Object.keys(all) as readonly (keyof BrowserPoints)[];

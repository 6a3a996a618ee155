import type { HomeSection } from "@stopbank/plugin-api/browser";

/** The parts of Home that the shell brings by itself, for whoever is signed in. */
export const ownSections: readonly HomeSection[] = [
  {
    id: "shell.continue",
    title: "Continue where you were",
    access: "signed-in",
    order: 10,
    load: () => import("./ContinueSection.tsx"),
  },
  {
    id: "shell.views",
    title: "Saved views",
    access: "signed-in",
    order: 20,
    load: () => import("@stopbank/map-page/recent-views"),
  },
  {
    id: "shell.reports",
    title: "Recent reports",
    access: "signed-in",
    order: 30,
    load: () => import("./ReportsSection.tsx"),
  },
  {
    id: "shell.changes",
    title: "What changed in the data",
    access: "signed-in",
    order: 40,
    load: () => import("./ChangesSection.tsx"),
  },
];

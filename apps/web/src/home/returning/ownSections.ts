import type { HomeSection } from "@stopbank/plugin-api/browser";

/** The parts of Home that the shell brings by itself, for whoever is signed in. */
export const ownSections: readonly HomeSection[] = [];

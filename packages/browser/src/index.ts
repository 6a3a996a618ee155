/** Finds and launches Chromium, for printing reports to PDF and for browser tests. */
export { type FoundChromium, findChromium } from "./findChromium.ts";
export { type ChromiumOptions, launchChromium } from "./launchChromium.ts";

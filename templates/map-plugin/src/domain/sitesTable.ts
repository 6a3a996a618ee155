import type { Site } from "./site.ts";

/** Sites as a table for spreadsheets (RFC 4180), numbered from 1. */
export const sitesTable = (sites: readonly Site[]): string =>
  [
    "site,longitude,latitude",
    ...sites.map(({ longitude, latitude }, at) => `${at + 1},${longitude},${latitude}`),
    "",
  ].join("\r\n");

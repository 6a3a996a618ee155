import { audit, jobKind } from "@stopbank/plugin-api/server";
import { Type } from "typebox";
import { mostSites, Site } from "../domain/site.ts";
import { sitesTable } from "../domain/sitesTable.ts";
import { listKind } from "../wire.ts";

/** Writes sites down as a table, and says so in the client's trail. */
export const listJob = jobKind({
  id: listKind,
  params: Type.Object(
    { sites: Type.Array(Site, { minItems: 1, maxItems: mostSites }) },
    { additionalProperties: false },
  ),
  access: "signed-in",
  title: ({ sites }) => (sites.length === 1 ? "List of 1 site" : `List of ${sites.length} sites`),
  concurrency: 2,
  timeoutSeconds: 60,
  retries: 2,
  expiresAfterDays: 7,
  run: async ({ params: { sites }, get, progress }) => {
    progress(0, "Writing the list");
    const text = sitesTable(sites);
    await (await get(audit)).record({ action: "sample-sites.listed", details: { sites: sites.length } });
    return [{ name: "sample-sites.csv", mediaType: "text/csv", text }];
  },
});

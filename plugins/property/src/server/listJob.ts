import { createWriteStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { routes } from "@stopbank/contract/routes";
import { api, caller, jobKind } from "@stopbank/plugin-api/server";
import { Type } from "typebox";
import { listKind } from "../jobKinds.ts";
import { askForAll } from "./askForAll.ts";
import { readList } from "./readList.ts";
import { statusCsv, writeStatusBook } from "./statusTable.ts";

/** Says of each property of a list how every hazard stands to it, and which of them are none. */
export const listJob = jobKind({
  id: listKind,
  params: Type.Object(
    {
      /** A table in CSV. */
      list: Type.String({ minLength: 1, maxLength: 400_000 }),
    },
    { additionalProperties: false },
  ),
  // Ten thousand addresses of forty letters.
  mostParameterBytes: 500_000,
  access: "signed-in",
  flag: "propertyPage",
  scope: "exports:read",
  title: () => "Natural hazards at a list of properties",
  concurrency: 1,
  timeoutSeconds: 600,
  retries: 2,
  expiresAfterDays: 7,
  run: async ({ params: { list }, get, signal, folder, progress }) => {
    const properties = readList(list);
    const [ask, { client }] = await Promise.all([get(api), get(caller)]);
    const { dataset_version: version, ...table } = await askForAll(
      properties,
      (some) => ask(routes.propertyStatuses, { body: { properties: [...some] } }),
      (count) => {
        signal.throwIfAborted();
        progress((0.9 * count) / properties.length, `${count} of ${properties.length} properties`);
      },
    );
    progress(0.92, "Writing the tables");
    const [csv, xlsx] = [join(await folder(), "statuses.csv"), join(await folder(), "statuses.xlsx")];
    await writeFile(csv, statusCsv(table), { signal });
    const out = createWriteStream(xlsx);
    await writeStatusBook(out, table, { at: new Date(), client: client.displayName, version });
    await finished(out);
    return [
      { name: "natural_hazards_at_properties.csv", mediaType: "text/csv", path: csv },
      {
        name: "natural_hazards_at_properties.xlsx",
        mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        path: xlsx,
      },
    ];
  },
});

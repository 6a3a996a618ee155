import { routes } from "@stopbank/contract/routes";
import { openDataset } from "@stopbank/dataset/read";
import { api, caller, datasets, jobKind } from "@stopbank/plugin-api/server";
import { Type } from "typebox";
import { verifyDatasetKind } from "../verifyDatasetKind.ts";
import { verificationReport } from "./verificationReport.ts";

/**
 * Reads every file of what the client's map shows now, compares checksums, and asks the API for it as its owner. What is damaged
 * is its answer, not a failure.
 */
export const verifyDataset = jobKind({
  id: verifyDatasetKind,
  params: Type.Object({}, { additionalProperties: false }),
  access: "admin",
  title: () => "Verify dataset",
  concurrency: 1,
  timeoutSeconds: 3_600,
  retries: 2,
  expiresAfterDays: 30,
  run: async ({ get, signal, progress }) => {
    const [{ client }, storage] = await Promise.all([get(caller), get(datasets)]);
    const dataset = await openDataset(storage, client.name);
    const problems = await dataset.verify({
      signal,
      onFile: (path, done, inAll) => progress(done / Math.max(1, inAll), path),
    });
    // Files may be whole and yet not be served.
    const served = await (await get(api))(routes.layers, {}, { signal });
    return verificationReport({
      client: client.displayName,
      version: dataset.version,
      files: dataset.manifest.files,
      problems,
      served,
    });
  },
});

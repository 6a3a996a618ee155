import { routes } from "@stopbank/contract/routes";
import { api, jobKind } from "@stopbank/plugin-api/server";
import { Type } from "typebox";
import { layersTable } from "../domain/layersTable.ts";
import { layersKind } from "../wire.ts";

/** Writes down what the client's map offers. The API is asked as the job's owner, and so answers of their client alone. */
export const layersJob = jobKind({
  id: layersKind,
  params: Type.Object({}, { additionalProperties: false }),
  access: "signed-in",
  title: () => "List of layers",
  concurrency: 2,
  timeoutSeconds: 60,
  retries: 2,
  expiresAfterDays: 7,
  run: async ({ get, signal, progress }) => {
    progress(0, "Asking for the layers");
    const layers = await (await get(api))(routes.layers, {}, { signal });
    return [{ name: "sample-sites-layers.csv", mediaType: "text/csv", text: layersTable(layers) }];
  },
});

import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { pathOf } from "@stopbank/contract/client";
import { ExportFormatName, mostSceneText } from "@stopbank/contract/exports";
import { routes } from "@stopbank/contract/routes";
import { AttributeFilters, mostDays } from "@stopbank/contract/selection";
import { caller, fetchFile, jobKind } from "@stopbank/plugin-api/server";
import { Type } from "typebox";
import { exportKind } from "../jobKinds.ts";

const Names = Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: 100 });

/** What is asked of `risk.export`: as the export call is, in the client that it is started in. */
const ExportOrder = Type.Object(
  {
    format: ExportFormatName,
    types: Names,
    tags: Names,
    /** `all`, `area:<id>`, or coordinates as paths of calls have them. */
    area: Type.Optional(Type.String({ maxLength: 30_000 })),
    regions: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 2_000 })),
    identifying_information: Type.Optional(AttributeFilters),
    n_days: Type.Optional(Type.Integer({ minimum: 0, maximum: mostDays })),
    scene: Type.Optional(Type.String({ maxLength: mostSceneText })),
  },
  { additionalProperties: false },
);

/** Has the API write what a map's numbers are as a file, with the same call and the same checks as a download, and keeps it. */
export const exportJob = jobKind({
  id: exportKind,
  params: ExportOrder,
  access: "signed-in",
  scope: "exports:read",
  title: ({ format }) => `Risk summary as ${titles[format]}`,
  concurrency: 2,
  timeoutSeconds: 900,
  retries: 2,
  expiresAfterDays: 7,
  run: async ({ params, get, signal, folder, progress }) => {
    const {
      format,
      types,
      tags,
      area = "all",
      regions,
      identifying_information: filters,
      n_days,
      scene,
    } = params;
    const { client } = await get(caller);
    const path = pathOf(routes.exportRiskSummary, {
      params: { clientName: client.name, format, types: types.join(","), tags: tags.join(",") },
      rest: area,
      query: {
        ...(regions === undefined ? {} : { regions: regions.join(",") }),
        ...(filters === undefined ? {} : { identifying_information: JSON.stringify(filters) }),
        ...(n_days === undefined ? {} : { n_days }),
        ...(scene === undefined ? {} : { scene }),
      },
    });
    progress(0, "Working out the numbers");
    const { name, mediaType, body } = await (await get(fetchFile))(path, signal);
    const file = join(await folder(), "export");
    let bytes = 0;
    body.on("data", (piece: Uint8Array) => {
      bytes += piece.length;
      // How long it will be nobody knows before its end.
      progress(0.5, `${Math.round(bytes / 1e5) / 10} MB written`);
    });
    await pipeline(body, createWriteStream(file), { signal });
    return [{ name, mediaType, path: file }];
  },
});

const titles: Readonly<Record<string, string>> = {
  xlsx: "a spreadsheet",
  geojson: "GeoJSON",
  csv: "CSV",
  gpkg: "GeoPackage",
  fgb: "FlatGeobuf",
};

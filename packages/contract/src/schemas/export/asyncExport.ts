import { type Static, Type } from "typebox";
import { AttributeFilters, mostDays } from "../map/selection.ts";

const Names = Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: 100 });

/**
 * POST /api/report/export/risksummary/:clientName/xlsx: which layers and scenarios; area, regions and filters are ours
 * (AMB-33). The BFF answers it, which has the jobs.
 */
export const AsyncExportRequest = Type.Object(
  {
    asset_types: Names,
    hazard_scenarios: Names,
    draw_area: Type.Optional(
      Type.String({
        maxLength: 30_000,
        description: "`all`, `area:<id>`, `lng,lat;lng,lat;...` or GeoJSON coordinates",
      }),
    ),
    regions: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 2_000 })),
    identifying_information: Type.Optional(AttributeFilters),
    n_days: Type.Optional(Type.Integer({ minimum: 0, maximum: mostDays })),
  },
  { additionalProperties: false },
);
export type AsyncExportRequest = Static<typeof AsyncExportRequest>;

/** The 202 answer. */
export const AsyncExport = Type.Object({
  wss_url: Type.String({ description: "Where to listen for the end, within a minute; of the same host" }),
  job_id: Type.String({ description: "For whoever asks instead of listening: GET /bff/jobs/:id" }),
});
export type AsyncExport = Static<typeof AsyncExport>;

/** What is sent when the file is there. Where it cannot be made, the message is empty. */
export const ReportReady = Type.Object({
  type: Type.Literal("report_ready"),
  download_url: Type.String({ description: "A path of the same host" }),
  name: Type.String(),
});
export type ReportReady = Static<typeof ReportReady>;

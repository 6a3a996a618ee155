import { type Static, Type } from "typebox";
import { SelectionQuery } from "../map/selection.ts";

/** What elements with their risk are handed out as; the specification names xlsx and geojson. */
export const exportFormats = ["xlsx", "geojson", "csv", "gpkg", "fgb"] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const ExportFormatName = Type.Enum([...exportFormats]);

/** An address is as long as servers and proxies take it; whoever has more filters has a job do it. */
export const mostFilterText = 8_000;
export const mostSceneText = 8_000;

/** Which elements an export is about, as the other calls say it; and by what it is opened again. */
export const ExportQuery = Type.Object(
  {
    ...SelectionQuery.properties,
    identifying_information: Type.Optional(
      Type.String({
        maxLength: mostFilterText,
        description: "Attribute filters as JSON, as the statistics calls have them in their body",
      }),
    ),
    scene: Type.Optional(
      Type.String({
        maxLength: mostSceneText,
        description:
          "The query of a map's address, for the link in the file; made from the question without it",
      }),
    ),
  },
  { additionalProperties: false },
);
export type ExportQuery = Static<typeof ExportQuery>;

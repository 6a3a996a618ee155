import { type Static, Type } from "typebox";
import { LayerName } from "../map/names.ts";
import { SelectionBody, SelectionQuery } from "../map/selection.ts";

/** What elements with their risk are handed out as; the specification names xlsx and geojson. */
export const exportFormats = ["xlsx", "geojson", "csv", "gpkg", "fgb"] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const ExportFormatName = Type.Enum([...exportFormats]);

/** An address is as long as servers and proxies take it; whoever has more filters has a job do it. */
export const mostFilterText = 8_000;
export const mostSceneText = 8_000;
/** In a body there is room for every address that a page is opened at. */
const mostSceneTextInBody = 12_000;

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

const Names = Type.Array(LayerName, { maxItems: 100 });

/** What a map shows, which may be elements without a hazard, hazards without elements, or neither. */
export const MapProvenanceBody = Type.Object(
  {
    asset_types: Type.Optional(Names),
    hazard_scenarios: Type.Optional(Names),
    identifying_information: SelectionBody.properties.identifying_information,
    area: SelectionBody.properties.area,
    scene: Type.Optional(
      Type.String({
        maxLength: mostSceneTextInBody,
        description: "The query of the map's address, for the link; made from the question without it",
      }),
    ),
  },
  { additionalProperties: false },
);
export type MapProvenanceBody = Static<typeof MapProvenanceBody>;

import { type Static, Type } from "typebox";
import { crs, layerFile, strict, text } from "./fields.ts";

/** Where the places of an event set lie. */
const placesSchema = Type.Object(
  {
    ...layerFile,
    /** Column with what `id` of the event set holds. */
    id: text,
    /** Farther than this many metres from its nearest place an element is not assessed. */
    within: Type.Number({ exclusiveMinimum: 0 }),
    /** How near is judged: along the great circle (default), or plainly in degrees as CLIMADA does. */
    distance: Type.Optional(Type.Enum(["metres", "degrees"])),
  },
  strict,
);

const matchAtLeast = Type.Optional(Type.Number({ minimum: 0, maximum: 1 }));

const eventsSchema = Type.Object(
  {
    kind: Type.Literal("events"),
    file: text,
    layer: Type.Optional(text),
    /**
     * `rows` (default): a row for each event and place it reaches. `places`: a row a place and a column an event.
     * `events`: a row an event and a column a place. In the latter two an empty cell and 0 mean not reached.
     */
    layout: Type.Optional(Type.Enum(["rows", "places", "events"])),
    /** Column with the event's id; not with `layout: places`. */
    event: Type.Optional(text),
    /** Column with the place's id; not with `layout: events`. */
    id: Type.Optional(text),
    /** Column with the intensity; only with `layout: rows`. */
    intensity: Type.Optional(text),
    /** Column with the share of the place that is affected; damage is multiplied by it. Only with `layout: rows`. */
    fraction: Type.Optional(text),
    /** Column of the elements that holds what `id` holds; default the element's id. */
    element: Type.Optional(text),
    /** Without `places`: the least share of elements, or of places, that must find each other. */
    matchAtLeast,
    /** Elements take the place nearest to them, rather than one by its id. */
    places: Type.Optional(placesSchema),
    /** How often each event happens in a year. */
    frequencies: Type.Object(
      { file: text, layer: Type.Optional(text), event: text, frequency: text },
      strict,
    ),
  },
  strict,
);
export type EventsEntry = Static<typeof eventsSchema>;

/** Where a hazard's values come from. */
export const sourceSchema = Type.Union([
  Type.Object({ kind: Type.Literal("attribute") }, strict),
  Type.Object(
    {
      kind: Type.Literal("polygons"),
      file: Type.Optional(text),
      layer: Type.Optional(text),
      crs: Type.Optional(crs),
      /** Numeric column with the intensity; the greatest of those an element touches counts. */
      value: Type.Optional(text),
    },
    strict,
  ),
  Type.Object(
    {
      kind: Type.Literal("raster"),
      file: Type.Optional(text),
      crs: Type.Optional(crs),
      /** The value that means no data, where the file does not say. */
      noData: Type.Optional(Type.Number()),
      /** Of a NetCDF file that has several over a grid. */
      variable: Type.Optional(text),
    },
    strict,
  ),
  eventsSchema,
  Type.Object(
    {
      kind: Type.Literal("table"),
      file: text,
      layer: Type.Optional(text),
      /** Column of the table with the element's id. */
      id: text,
      /** The least share of elements, or of rows, that must find each other. */
      matchAtLeast,
    },
    strict,
  ),
]);

import { type Static, Type } from "typebox";

/** Descriptions refuse keys they do not know: a typing mistake must not be silently ignored. */
export const strict = { additionalProperties: false } as const;

export const id = Type.String({ pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,127}$" });
export const colour = Type.String({ pattern: "^#[0-9a-fA-F]{6}$" });
/** `EPSG:2193`, a PROJ string or WKT. */
export const crs = Type.String({ pattern: "^(EPSG:[0-9]+|ESRI:[0-9]+|\\+proj=.+|[A-Z]+\\[.+)$" });
export const bounds = Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()]);
export const text = Type.String({ minLength: 1 });

/** One layer of a vector file. */
export const layerFile = {
  file: text,
  layer: Type.Optional(text),
  crs: Type.Optional(crs),
  /** Columns of coordinates, for CSV and spreadsheets. */
  coordinates: Type.Optional(Type.Object({ x: text, y: text }, strict)),
};

export const licensedSource = Type.Object(
  { title: text, url: Type.Optional(text), licence: text, attribution: text },
  strict,
);

export const reference = Type.Object({ title: text, url: Type.Optional(text) }, strict);

export const parameterValue = Type.Union([Type.Number(), Type.String()]);
export const parameters = Type.Record(Type.String(), parameterValue);

const wantedValue = Type.Union([Type.Number(), Type.String(), Type.Null()]);

/** Columns and the value that rows have in them, or a list of which they have one; null is an empty cell. */
export const where = Type.Record(
  Type.String(),
  Type.Union([...wantedValue.anyOf, Type.Array(wantedValue, { minItems: 1 })]),
);
export type WhereEntry = Static<typeof where>;

import { type Static, type TSchema, Type } from "typebox";
import { crs, layerFile, strict, text } from "./fields.ts";

const oneOrMore = <S extends TSchema>(one: S) => Type.Union([one, Type.Array(one, { minItems: 1 })]);

/** The classes that are drawn apart, by role; the first stands for what is not named. */
export const roleClasses = {
  roads: ["street", "highway", "arterial", "country", "service", "track", "path"],
  rail: ["rail"],
  water: ["lake", "river"],
  waterways: ["stream", "river", "canal", "drain"],
  landcover: [
    "grass",
    "forest",
    "pine",
    "scrub",
    "wetland",
    "sand",
    "rock",
    "urban",
    "park",
    "cemetery",
    "golf",
  ],
  parks: ["park", "grass", "cemetery", "golf", "pitch"],
  buildings: ["building"],
  boundaries: ["region", "country"],
  places: [
    "locality",
    "city",
    "town",
    "village",
    "suburb",
    "hamlet",
    "peak",
    "headland",
    "water",
    "bay",
    "island",
  ],
} as const;

/** In place of a class: such features are not drawn. */
export const leftOut = "none";

const oneOf = <C extends string>(classes: readonly C[]) => Type.Enum([...classes] as [C, ...C[]]);

const roleFile = <C extends string>(classes: readonly C[]) =>
  oneOrMore(
    Type.Object(
      {
        ...layerFile,
        /** Column with what each feature is. */
        class: Type.Optional(text),
        /** Our class by the value of that column; `none` is left out. */
        classes: Type.Optional(Type.Record(Type.String(), oneOf([...classes, leftOut]))),
        /** The class of every feature. */
        all: Type.Optional(oneOf(classes)),
        name: Type.Optional(text),
      },
      strict,
    ),
  );

const longitude = Type.Number({ minimum: -180, maximum: 180 });
const latitude = Type.Number({ minimum: -90, maximum: 90 });
const degrees = Type.Tuple([longitude, latitude, longitude, latitude]);

const imagery = Type.Object(
  {
    /** May have `*` in its name. */
    file: text,
    crs: Type.Optional(crs),
    /** The value of pixels that show nothing, in all bands. */
    noData: Type.Optional(Type.Number()),
    /** The deepest zoom of its tiles; default as fine as its pixels. */
    maxZoom: Type.Optional(Type.Integer({ minimum: 0, maximum: 22 })),
  },
  strict,
);

const elevation = Type.Object({ file: text, crs: Type.Optional(crs) }, strict);

/** A drawn map in tiles that were cut elsewhere. */
const archive = Type.Object(
  {
    file: text,
    /** How its tiles name their layers; default by the layers that it has. */
    schema: Type.Optional(oneOf(["shortbread", "openmaptiles", "protomaps"])),
    /** What of it is taken; default the data's own extent and as much again around it. */
    within: Type.Optional(degrees),
  },
  strict,
);

export const basemapSchema = Type.Object(
  {
    /** OpenStreetMap extracts, of which every role is taken. */
    osm: Type.Optional(oneOrMore(Type.Object({ file: text }, strict))),
    /** A PMTiles archive, of which every role is taken. */
    archive: Type.Optional(archive),
    /** Polygons of the land; `smooth` makes curves of the steps of outlines that run along a raster's cells. */
    land: Type.Optional(
      oneOrMore(Type.Object({ ...layerFile, smooth: Type.Optional(Type.Boolean()) }, strict)),
    ),
    /** West, south, east, north in degrees: where `land` is whole, so that what is not land is sea. Elsewhere nobody knows. */
    coverage: Type.Optional(degrees),
    /** Lines with land on their left; within their bounds, or those said, land and sea are told apart. */
    coast: Type.Optional(oneOrMore(Type.Object({ ...layerFile, within: Type.Optional(degrees) }, strict))),
    roads: Type.Optional(roleFile(roleClasses.roads)),
    rail: Type.Optional(roleFile(roleClasses.rail)),
    water: Type.Optional(roleFile(roleClasses.water)),
    waterways: Type.Optional(roleFile(roleClasses.waterways)),
    landcover: Type.Optional(roleFile(roleClasses.landcover)),
    parks: Type.Optional(roleFile(roleClasses.parks)),
    buildings: Type.Optional(roleFile(roleClasses.buildings)),
    boundaries: Type.Optional(roleFile(roleClasses.boundaries)),
    places: Type.Optional(roleFile(roleClasses.places)),
    /** Pictures from the air, RGB or grey, 8 bits: the satellite basemap. Where several overlap, the first lies on top. */
    imagery: Type.Optional(oneOrMore(imagery)),
    /** Heights in metres: the terrain basemap, relief and 3D. Several files are one; the first that knows a height says it. */
    elevation: Type.Optional(oneOrMore(elevation)),
  },
  strict,
);

export type BasemapEntry = Static<typeof basemapSchema>;
export type ImageryEntry = Static<typeof imagery>;
export type ElevationEntry = Static<typeof elevation>;
export type ArchiveEntry = Static<typeof archive>;
export type ClassedRole = keyof typeof roleClasses;
export type RoleEntry = Exclude<NonNullable<BasemapEntry[ClassedRole]>, readonly unknown[]>;

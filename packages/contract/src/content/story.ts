import { type Static, Type } from "typebox";
import { LayerName } from "../schemas/map/names.ts";
import { AttributeFilters, mostDays } from "../schemas/map/selection.ts";
import { Address, Line, Passage } from "./texts.ts";

const strict = { additionalProperties: false } as const;

/** What is on the map, by name: element types, scenarios by `assetTag`, contextual layers by id. Each once, topmost first. */
const Layers = Type.Array(LayerName, { maxItems: 50, uniqueItems: true });

/**
 * What a story, a chapter or a step shows. What a step leaves out its chapter says, and then the story, each field by itself; an empty
 * list is a value (AMB-40).
 */
const shown = {
  elements: Type.Optional(Layers),
  scenarios: Type.Optional(Layers),
  contexts: Type.Optional(Layers),
} as const;

/** A part of a step's card. */
export const StorySection = Type.Object(
  {
    header: Line,
    /** Markdown; `{{risk.buildings.<scenario>.exposed}}` stands for a figure of the engine's. */
    content: Type.Optional(Passage),
    sideImage: Type.Optional(Address),
    sideImageAlt: Type.Optional(Type.String({ maxLength: 1_000 })),
    wideImage: Type.Optional(Address),
    wideImageAlt: Type.Optional(Type.String({ maxLength: 1_000 })),
    videoUrl: Type.Optional(Address),
    /** WebVTT. */
    captionsUrl: Type.Optional(Address),
    transcript: Type.Optional(Passage),
    buttons: Type.Optional(Type.Array(Type.Object({ title: Line, url: Address }, strict), { maxItems: 10 })),
  },
  strict,
);
export type StorySection = Static<typeof StorySection>;

/** Degrees (WGS 84); zoom as MapLibre counts it. */
export const StoryLocation = Type.Object(
  {
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
    zoom: Type.Number({ minimum: 0, maximum: 24 }),
    bearing: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
    pitch: Type.Optional(Type.Number({ minimum: 0, maximum: 85 })),
  },
  strict,
);
export type StoryLocation = Static<typeof StoryLocation>;

export const StoryStep = Type.Object(
  {
    title: Line,
    sections: Type.Array(StorySection, { maxItems: 20 }),
    location: Type.Optional(StoryLocation),
    ...shown,
    /** As the specification names them: Street, Satellite, Contours; Street without. */
    basemap: Type.Optional(Type.String({ maxLength: 40 })),
    /** Region ids; what is outside of them is masked. */
    regions: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200 })),
    /** An area that the API keeps, by its content hash. */
    area: Type.Optional(Type.String({ pattern: "^[0-9a-f]{64}$" })),
    /** Which elements of its layers it is about, by element type and attribute; all where it says nothing. */
    filters: Type.Optional(AttributeFilters),
    /** So many days after the event, where services that are out come back. */
    nDays: Type.Optional(Type.Integer({ minimum: 0, maximum: mostDays })),
    /** What the presenter reads. No reader is shown it, but it comes with the story: it is no place for secrets. Markdown. */
    notes: Type.Optional(Passage),
  },
  strict,
);
export type StoryStep = Static<typeof StoryStep>;

const StoryChapter = Type.Object(
  { title: Line, steps: Type.Array(StoryStep, { maxItems: 100 }), ...shown },
  strict,
);

/** A story, by its number. */
export const Story = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 300 }),
    description: Passage,
    coverImageUrl: Type.Optional(Address),
    coverImageAlt: Type.Optional(Type.String({ maxLength: 1_000 })),
    chapters: Type.Array(StoryChapter, { maxItems: 50 }),
    ...shown,
  },
  strict,
);
export type Story = Static<typeof Story>;

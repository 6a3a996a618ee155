import { type Static, Type } from "typebox";
import { StoryLocation, StorySection } from "../../content/story.ts";
import { Tileset } from "../map/layer.ts";
import { Legend } from "../map/legend.ts";
import { AttributeFilters } from "../map/selection.ts";

/** A layer that a story puts on the map, as the map takes it. */
const StoryLayer = Type.Object({
  layerType: Type.Union([Type.Literal("asset"), Type.Literal("hazard"), Type.Literal("information")]),
  /** The element type, the hazard's id, or the contextual layer's. */
  id: Type.String(),
  /** The scenario of a hazard; the `id` again for others. */
  assetTag: Type.String(),
  display_name: Type.String(),
  icon: Type.String(),
  tilesets: Type.Array(Tileset),
  legend: Type.Union([Legend, Type.Null()]),
  visible: Type.Literal(true),
  interactivityDisabled: Type.Literal(false),
  /** The data of today has no such layer; it is named as the story has it, and not shown. */
  isGone: Type.Optional(Type.Literal(true)),
});
export type StoryLayer = Static<typeof StoryLayer>;

/** Absent where the level says nothing, so that the level above it holds (AMB-40). */
const shown = {
  elements: Type.Optional(Type.Array(StoryLayer)),
  scenarios: Type.Optional(Type.Array(StoryLayer)),
  contexts: Type.Optional(Type.Array(StoryLayer)),
};

const Step = Type.Object({
  title: Type.String(),
  sections: Type.Array(StorySection),
  location: Type.Optional(StoryLocation),
  ...shown,
  basemap: Type.String(),
  regions: Type.Array(Type.String()),
  area: Type.Optional(Type.String()),
  filters: Type.Optional(AttributeFilters),
  nDays: Type.Optional(Type.Integer()),
  notes: Type.Optional(Type.String()),
});
export type WireStoryStep = Static<typeof Step>;

const Chapter = Type.Object({ title: Type.String(), steps: Type.Array(Step), ...shown });

export const WireStory = Type.Object({
  id: Type.Integer(),
  /** Counted from 1, one more with each that is published; absent for a draft. Figures are asked for by it. */
  version: Type.Optional(Type.Integer()),
  title: Type.String(),
  description: Type.String(),
  coverImageUrl: Type.Optional(Type.String()),
  coverImageAlt: Type.Optional(Type.String()),
  chapters: Type.Array(Chapter),
  ...shown,
});
export type WireStory = Static<typeof WireStory>;

export const WireStories = Type.Array(WireStory);

/** A story by its name alone. */
export const StoryTitle = Type.Object({
  id: Type.Integer(),
  version: Type.Integer(),
  title: Type.String(),
});
export type StoryTitle = Static<typeof StoryTitle>;

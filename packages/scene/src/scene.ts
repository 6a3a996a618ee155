import { AreaGeometry } from "@stopbank/contract/geometry";
import { ParameterValue } from "@stopbank/contract/layers";
import { AttributeFilters } from "@stopbank/contract/selection";
import { type Static, Type } from "typebox";
import { Comparison } from "./compare/comparison.ts";

/** Degrees (WGS 84); zoom as MapLibre counts it. */
export const Camera = Type.Object({
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  zoom: Type.Number({ minimum: 0, maximum: 24 }),
  pitch: Type.Number({ minimum: 0, maximum: 85 }),
  bearing: Type.Number({ minimum: -180, maximum: 180 }),
});
export type Camera = Static<typeof Camera>;

export const Basemap = Type.Union([
  Type.Literal("default"),
  Type.Literal("satellite"),
  Type.Literal("terrain"),
]);
export type Basemap = Static<typeof Basemap>;

const onMap = {
  visible: Type.Boolean(),
  /** Answers to the pointer: hover, click. */
  interactive: Type.Boolean(),
};

/** `id` is the element type. */
export const ElementSceneLayer = Type.Object({ kind: Type.Literal("element"), id: Type.String(), ...onMap });
export type ElementSceneLayer = Static<typeof ElementSceneLayer>;

/**
 * `id` is the hazard id. A hazard is on the map once by its controls; beside that, in known-risks mode, in scenarios that
 * reach the selected element. Each scenario is there once.
 */
export const HazardSceneLayer = Type.Object({
  kind: Type.Literal("hazard"),
  id: Type.String(),
  /** The scenario's `assetTag`. */
  scenario: Type.String(),
  /** What the user set, by parameter. A parameter that is absent is chosen automatically. */
  controls: Type.Record(Type.String(), ParameterValue),
  /** From 'Known hazards' of the selected element, and on the map as long as that is selected: no control moves it. */
  addedByKnownRisks: Type.Optional(Type.Literal(true)),
  ...onMap,
});
export type HazardSceneLayer = Static<typeof HazardSceneLayer>;

export const ContextualSceneLayer = Type.Object({
  kind: Type.Literal("contextual"),
  id: Type.String(),
  ...onMap,
});
export type ContextualSceneLayer = Static<typeof ContextualSceneLayer>;

export const SceneLayer = Type.Union([ElementSceneLayer, HazardSceneLayer, ContextualSceneLayer]);
export type SceneLayer = Static<typeof SceneLayer>;
export type LayerKind = SceneLayer["kind"];

/** A drawn area, or one the API keeps under a content hash. */
export const SceneArea = Type.Union([
  Type.Object({ geometry: AreaGeometry }),
  Type.Object({ id: Type.String({ pattern: "^[0-9a-f]{64}$" }) }),
]);
export type SceneArea = Static<typeof SceneArea>;

/** `focus` is the id of a tab; which there are is the page's. Without it, the first. */
export const Drawer = Type.Object({
  open: Type.Boolean(),
  focus: Type.Optional(Type.String({ pattern: "^[A-Za-z][A-Za-z0-9.-]{0,59}$" })),
});
export type Drawer = Static<typeof Drawer>;

/**
 * `type` is the element type, `id` the id its source gives the element. For a contextual layer, `type` is the layer's
 * id and `id` what the layer says about the place.
 */
export const SelectedElement = Type.Object({ type: Type.String(), id: Type.String() });
export type SelectedElement = Static<typeof SelectedElement>;

/**
 * The whole state of a map: share link, story step, report request, undo step and address bar are all this.
 * A scene is a value: every change makes a new one, and what did not change keeps its identity.
 */
export const Scene = Type.Object({
  version: Type.Literal(2),
  client: Type.String(),
  datasetVersion: Type.Optional(Type.String()),
  camera: Camera,
  basemap: Basemap,
  labels: Type.Boolean(),
  /** Topmost first. Layers of a kind stand together. */
  layers: Type.Array(SceneLayer),
  /** Region ids; elements in any of them. Empty: everywhere. */
  regions: Type.Array(Type.String()),
  area: Type.Optional(SceneArea),
  /** By element type, then attribute. */
  filters: AttributeFilters,
  /** Days after the event, for cascading layers. */
  nDays: Type.Optional(Type.Integer({ minimum: 0, maximum: 3_660 })),
  drawer: Drawer,
  selected: Type.Optional(SelectedElement),
  /** The same under other scenarios, beside it. No scenario that is known of an element is on the map meanwhile. */
  compare: Type.Optional(Comparison),
  /** An earlier version of the dataset: elements are coloured by what became of them since. Not beside a comparison. */
  since: Type.Optional(Type.String({ pattern: "^[0-9a-f]{16}$" })),
  /** What plugins keep here, by the id of their `SceneExtension`. */
  extensions: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  /** What a link says to plugins that are not on here, by id and as it was written: it is carried on. */
  unread: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type Scene = Static<typeof Scene>;

/** A change of scene. Returns the scene it was given when nothing changes. */
export type SceneOperation = (scene: Scene) => Scene;

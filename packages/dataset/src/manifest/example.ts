import { type Static, Type } from "typebox";
import { idSchema } from "./place.ts";

/** Something worth looking at first, offered where a map is still empty: layers by name, each of the dataset. */
export const exampleSchema = Type.Object({
  title: Type.String(),
  description: Type.Optional(Type.String()),
  /** Element types, topmost first. */
  elements: Type.Array(idSchema),
  /** Tags of scenarios, one a hazard. */
  scenarios: Type.Array(idSchema),
  contextual: Type.Optional(Type.Array(idSchema)),
  /** Where to look, in degrees and the map's zoom; absent: where the map is. */
  view: Type.Optional(
    Type.Object({
      longitude: Type.Number({ minimum: -180, maximum: 180 }),
      latitude: Type.Number({ minimum: -90, maximum: 90 }),
      zoom: Type.Number({ minimum: 0, maximum: 22 }),
    }),
  ),
});

export type Example = Static<typeof exampleSchema>;

import { type Static, Type } from "typebox";
import { idSchema } from "./place.ts";

const titled = { title: Type.String(), description: Type.String() };

/** What a layer says about itself; every part is optional so that nothing is made up to fill a field. */
export const layerDetailsSchema = Type.Object({
  summary: Type.Optional(Type.String()),
  /** Name of the client's help text that explains the layer. */
  helpFile: Type.Optional(idSchema),
  sections: Type.Optional(Type.Array(Type.Object(titled))),
  /** Shown as "Data suitability". */
  confidence: Type.Optional(Type.Object({ ...titled, colour: Type.String() })),
  accordions: Type.Optional(
    Type.Array(Type.Object({ ...titled, startsOpen: Type.Optional(Type.Boolean()) })),
  ),
  images: Type.Optional(Type.Array(Type.Object({ url: Type.String(), alt: Type.String() }))),
  coveredArea: Type.Optional(Type.Object({ ...titled, regions: Type.Array(Type.String()) })),
  details: Type.Optional(Type.Array(Type.Object({ label: Type.String(), value: Type.String() }))),
  source: Type.Optional(Type.Object({ title: Type.String(), url: Type.Optional(Type.String()) })),
  additionalSources: Type.Optional(
    Type.Array(Type.Object({ title: Type.String(), url: Type.Optional(Type.String()) })),
  ),
});

export type LayerDetails = Static<typeof layerDetailsSchema>;

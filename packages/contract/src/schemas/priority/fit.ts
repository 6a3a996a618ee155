import { type Static, Type } from "typebox";
import { Prioritisation } from "../../content/prioritisation.ts";
import { Misfit } from "./priorityConfig.ts";

/** POST /prioritisation/fit: settings to check; without them those that are kept. */
export const FitBody = Type.Object(
  { settings: Type.Optional(Prioritisation) },
  { additionalProperties: false },
);

/** What does not fit the client's dataset of now. */
export const Fit = Type.Object({
  dataset_version: Type.String(),
  is_usable: Type.Boolean({
    description: "Whether what fits is enough to rank areas: a layer, a value set and a scenario",
  }),
  misfits: Type.Array(Misfit),
});
export type Fit = Static<typeof Fit>;

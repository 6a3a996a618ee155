import { type Static, Type } from "typebox";
import { AreaRule } from "../map/selection.ts";
import { nullable } from "../nullable.ts";

const AskedLayer = Type.Object({
  type: Type.String(),
  display_name: Type.String(),
  metric_type: Type.String(),
  metric_unit: Type.String(),
  element_count: Type.Integer({ description: "Elements of the layer in all, selected or not" }),
  replacement_cost_attribute: nullable(Type.String()),
  price_year: nullable(Type.Integer({ description: "The year whose prices its replacement costs are in" })),
});

const AskedScenario = Type.Object({
  tag: Type.String(),
  hazard_id: Type.String(),
  hazard_title: Type.String(),
  display_name: Type.String(),
  intensity: Type.String({ description: "What the value is, such as Depth" }),
  unit: Type.String({ description: "Of the value" }),
});

const AskedArea = Type.Object({
  rule: AreaRule,
  hectares: Type.Number({
    description: "On the WGS 84 ellipsoid; ground that parts share counts once a part",
  }),
  positions: Type.Integer(),
});

/**
 * Where numbers that leave the building come from: whose they are, of what data, what was asked, by which rules, who had them
 * made, when, with what, and the link that opens the same again. One function makes it, and every export carries it whole.
 */
export const Provenance = Type.Object({
  product: Type.Object({
    name: Type.String(),
    version: Type.String(),
    commit: nullable(Type.String()),
  }),
  client: Type.Object({ client_name: Type.String(), display_name: Type.String() }),
  dataset: Type.Object({
    version: Type.String(),
    title: Type.String(),
    notice: nullable(Type.String()),
    licence: Type.String(),
    sources: Type.Array(
      Type.Object({
        title: Type.String(),
        url: nullable(Type.String()),
        licence: Type.String(),
        attribution: Type.String(),
      }),
    ),
    currency: Type.String({ description: "ISO 4217, of every amount of money" }),
    price_year: nullable(Type.Integer()),
    published_at: nullable(Type.String({ description: "When this version was stored here, ISO 8601" })),
  }),
  asked: Type.Object({
    layers: Type.Array(AskedLayer),
    scenarios: Type.Array(AskedScenario),
    regions: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), group: Type.String() })),
    area: nullable(AskedArea),
    filters: Type.Array(Type.String({ description: "One condition in words" })),
    n_days: nullable(Type.Integer({ description: "Days after the event, where it was asked" })),
  }),
  rules: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
  made: Type.Object({
    at: Type.String({ description: "ISO 8601, UTC" }),
    who: Type.String({ description: "The e-mail address of the person in whose name it was asked" }),
    by: Type.Union([Type.Literal("session"), Type.Literal("token"), Type.Literal("job")]),
    token: nullable(Type.String({ description: "The name of the API token" })),
  }),
  scene_link: Type.String({ description: "Opens the same on the map" }),
});
export type Provenance = Static<typeof Provenance>;

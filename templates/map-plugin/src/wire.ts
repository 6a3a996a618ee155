import { type Static, Type } from "typebox";

/** What `GET /bff/sample-sites/nearby?longitude=&latitude=` answers. */
export const Nearby = Type.Object({
  /** Whose data it is. */
  organisation: Type.String(),
  /** From the site to each side of the square that was looked at. */
  reachMetres: Type.Number(),
  counts: Type.Array(Type.Object({ layer: Type.String(), count: Type.Integer({ minimum: 0 }) })),
});
export type Nearby = Static<typeof Nearby>;

/** The kind of job that writes sites down as a list. */
export const listKind = "sample-sites.list";

/** The kind of job that writes down what the client's map offers. */
export const layersKind = "sample-sites.table-of-layers";

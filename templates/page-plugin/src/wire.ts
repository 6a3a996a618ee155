import { type Static, Type } from "typebox";

/** What `GET /bff/sample-figures/figures` answers. */
export const Figures = Type.Object({
  organisation: Type.String(),
  /** Most elements first. */
  layers: Type.Array(Type.Object({ name: Type.String(), elements: Type.Integer({ minimum: 0 }) })),
});
export type Figures = Static<typeof Figures>;

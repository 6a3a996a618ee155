import { type Static, Type } from "typebox";

/** GET /bff/embedding: what decides whether other sites may embed stories of the client in use. */
export const Embedding = Type.Object({
  origins: Type.Array(Type.String(), { description: "Of the sites that may, by the installation's setting" }),
  is_public_client: Type.Boolean({ description: "Its stories alone are shown without signing in" }),
});
export type Embedding = Static<typeof Embedding>;

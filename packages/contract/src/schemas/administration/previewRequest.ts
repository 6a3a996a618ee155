import { Type } from "typebox";
import { FlagPosition } from "./administration.ts";

/** A client to be seen as a member of it does, with these features as they might stand. */
export const PreviewRequest = Type.Object(
  {
    client_name: Type.String({ pattern: "^[a-z0-9][a-z0-9_-]{0,62}$" }),
    flags: Type.Record(Type.String({ pattern: "^[A-Za-z][\\w.-]{0,119}$" }), FlagPosition, {
      additionalProperties: false,
      maxProperties: 50,
    }),
  },
  { additionalProperties: false },
);

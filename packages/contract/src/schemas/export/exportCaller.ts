import { type Static, Type } from "typebox";

/** Who exports: a person, or in whose name a program does. */
export const ExportCaller = Type.Object({
  user_uuid: Type.String(),
  user_roles: Type.Array(Type.String(), { description: "In that client" }),
  client_name: Type.String(),
});
export type ExportCaller = Static<typeof ExportCaller>;

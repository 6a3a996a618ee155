import { Type } from "typebox";

/** What a person is in a client, as a schema. Apart from what the shell knows of roles, since what makes schemas weighs 11 kB packed. */
export const Role = Type.Union([Type.Literal("member"), Type.Literal("editor"), Type.Literal("admin")]);

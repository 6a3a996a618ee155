import { type TSchema, type TSchemaOptions, Type } from "typebox";

/** What is null where it is not known, or where there is none; an answer always has it. */
export const nullable = <S extends TSchema>(schema: S, options?: TSchemaOptions) =>
  Type.Union([schema, Type.Null()], options);

import type { TSchema } from "typebox";
import { Value } from "typebox/value";
import { badInput } from "./badInput.ts";

/**
 * Names the first thing wrong, so that a caller learns of it before hours of work rather than at publish.
 * @throws DomainError `dataset/bad-input`
 */
export function checkWriterInput(schema: TSchema, description: unknown, label: string): void {
  const [fault] = Value.Errors(schema, description);
  if (fault !== undefined)
    throw badInput(`${label} is not described validly: ${fault.instancePath || "it"} ${fault.message}.`, {
      description,
    });
}

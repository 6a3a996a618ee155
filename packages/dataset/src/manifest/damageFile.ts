import { type Static, Type } from "typebox";

/**
 * Damage that was worked out when the data was imported, for an element type and hazard whose damage cannot be read
 * again from the curves a dataset states: parts with curves of their own, insurance, a set of events.
 */
export const damageFileSchema = Type.Object({
  type: Type.String(),
  hazardId: Type.String(),
  file: Type.String(),
  /** Whether a scenario's damage is that of the event, or of a year over the events it stands for. */
  per: Type.Union([Type.Literal("event"), Type.Literal("year")]),
  batches: Type.Array(
    Type.Object({
      scenario: Type.String(),
      rows: Type.Integer(),
      offset: Type.Integer(),
      bytes: Type.Integer(),
      crc32: Type.Integer(),
    }),
  ),
});

export type DamageFile = Static<typeof damageFileSchema>;

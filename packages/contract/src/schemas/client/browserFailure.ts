import { type Static, Type } from "typebox";

/**
 * What a page tells of a failure in it. Its texts are narrow, since whoever sends it may be anybody: no sentence, address, e-mail or
 * coordinate has their form.
 */
export const BrowserFailure = Type.Object(
  {
    /** By which feedback about it may name it. */
    event_id: Type.Optional(Type.String({ pattern: "^[0-9a-f]{32}$" })),
    /** `TypeError`, or what else the browser calls it. */
    name: Type.String({ pattern: "^[A-Za-z_$][\\w$]{0,59}$" }),
    /** Our own code for it, else `unexpected`. */
    code: Type.String({ pattern: "^[a-z][a-z-]{0,39}(/[a-z][a-z-]{0,59})?$" }),
    /** The first part of the page's path. */
    page: Type.Optional(Type.String({ pattern: "^/[a-z-]{1,40}$" })),
    /** The calls that led to it, outermost first, those in the shell's own files alone. */
    frames: Type.Array(
      Type.Object(
        {
          file: Type.String({ pattern: "^/[A-Za-z0-9_./@-]{1,160}$" }),
          function: Type.Optional(Type.String({ pattern: "^[A-Za-z_$][\\w$.]{0,99}$" })),
          line: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
          column: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 50 },
    ),
  },
  { additionalProperties: false },
);
export type BrowserFailure = Static<typeof BrowserFailure>;

import { type Static, Type } from "typebox";

const strict = { additionalProperties: false } as const;
const Line = Type.String({ minLength: 1, maxLength: 300 });

/** A walkthrough as people write it: `steps.yaml` in its folder. */
export const WrittenWalkthrough = Type.Object(
  {
    title: Line,
    steps: Type.Array(
      Type.Object(
        {
          /** Tells it apart in addresses and in `spots.json`. */
          id: Type.String({ pattern: "^[a-z][a-z0-9-]{0,59}$" }),
          title: Line,
          words: Type.String({ minLength: 1, maxLength: 1_000 }),
          /** What the picture shows, for whoever does not see it. */
          alternativeText: Type.String({ minLength: 1, maxLength: 1_000 }),
          /** What is pressed to go on, by its name; the last step has none. */
          press: Type.Optional(Line),
        },
        strict,
      ),
      { minItems: 1, maxItems: 40 },
    ),
  },
  strict,
);
export type WrittenWalkthrough = Static<typeof WrittenWalkthrough>;

const Percent = Type.Number({ minimum: 0, maximum: 100 });

/** By step: its picture, and where in it the eye belongs, as whatever made the pictures found it: `spots.json`. */
export const WalkthroughSpots = Type.Record(
  Type.String(),
  Type.Object(
    {
      picture: Type.String({ pattern: "^[a-z0-9-]+\\.webp$" }),
      widthPx: Type.Integer({ minimum: 1 }),
      heightPx: Type.Integer({ minimum: 1 }),
      /** In percent of the picture's width and height. */
      spot: Type.Optional(
        Type.Object({ left: Percent, top: Percent, width: Percent, height: Percent }, strict),
      ),
    },
    strict,
  ),
);
export type WalkthroughSpots = Static<typeof WalkthroughSpots>;

export type WalkthroughStep = WrittenWalkthrough["steps"][number] & WalkthroughSpots[string];

export interface Walkthrough {
  readonly title: string;
  readonly steps: readonly WalkthroughStep[];
}

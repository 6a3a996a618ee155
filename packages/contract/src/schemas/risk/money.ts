import { type Static, Type } from "typebox";

/** What amounts of money are in. */
export const Money = Type.Object({
  currency: Type.String({ description: "ISO 4217" }),
  price_year: Type.Optional(
    Type.Integer({ description: "The year whose prices they are; absent where the dataset does not say" }),
  ),
});
export type Money = Static<typeof Money>;

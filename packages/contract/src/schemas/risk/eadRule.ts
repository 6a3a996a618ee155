import { type Static, Type } from "typebox";

/** How damage between and beyond the return periods is read. */
export const EadRuleName = Type.Union([
  Type.Literal("log-linear", { description: "Linear in the logarithm of the return period, with the tail" }),
  Type.Literal("trapezoid", { description: "Linear in the yearly probability, with the tail" }),
  Type.Literal("no-tail", { description: "Log-linear; events rarer than the rarest modelled count nothing" }),
]);
export type EadRuleName = Static<typeof EadRuleName>;

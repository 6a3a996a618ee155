import { type Static, Type } from "typebox";
import { nullable } from "../nullable.ts";

export const useKinds = ["sign-in", "layer", "area", "export"] as const;
export type UseKind = (typeof useKinds)[number];

/** How many weeks are told, the one under way among them. */
export const usageWeeks = 26;

export const Usage = Type.Object({
  weeks: Type.Array(Type.String(), {
    description:
      "The Mondays of the weeks that are told, oldest first: 2026-11-23. The last week is under way",
  }),
  rows: Type.Array(
    Type.Object({
      kind: Type.Enum(useKinds),
      subject: Type.String({
        description: "`elements.`, `hazard.` or `context.` and a layer's id; a kind of job; drawn or regions",
      }),
      title: nullable(Type.String(), {
        description: "What people call it; null where the data do not have it any more",
      }),
      counts: Type.Array(Type.Integer({ minimum: 0 }), { description: "One a week, in their order" }),
    }),
  ),
  modelled: Type.Boolean({ description: "Some of it was made up for a demonstration" }),
});
export type Usage = Static<typeof Usage>;

import { contrastRatio } from "@stopbank/contract/contrast";
import { expect, it } from "vitest";
import { type ColumnKind, columnLabels } from "../../domain/summaryColumns.ts";
import { shadeOf } from "./columnLook.ts";

const kinds = Object.keys(columnLabels) as ColumnKind[];
/** Of the figures. */
const ink = "#16202c";

it.each(kinds)(
  "shades %s so that figures in it can be read, and none at all where there is nothing",
  (kind) => {
    expect(shadeOf(kind, 0)).toEqual({});
    for (const shade of [0.01, 0.5, 1])
      expect(contrastRatio(ink, shadeOf(kind, shade).backgroundColor ?? "")).toBeGreaterThan(4.5);
  },
);

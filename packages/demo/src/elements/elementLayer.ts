import type { Attribute, ElementTypeDescription } from "@stopbank/dataset/manifest";
import { modelledNotice, modelledSource } from "../hazards/describe.ts";
import type { DistrictLine } from "../network/lines.ts";

/** One element: its shape in the district's frame and its attributes. Polygons are open rings. */
export interface ElementRow {
  readonly shape: DistrictLine;
  readonly values: Readonly<Record<string, string | number | null>>;
  /** The road stretch it lies along, for elements of a network. */
  readonly edge?: number;
}

export interface DemoElementLayer {
  readonly description: ElementTypeDescription;
  readonly rows: readonly ElementRow[];
}

export const networks = { title: "Infrastructure", icon: "data-connection" } as const;
export const peopleAndPlaces = { title: "People and places", icon: "office" } as const;
export const landAndNature = { title: "Land and nature", icon: "tree" } as const;

type Column = Omit<Attribute, "key" | "filterable" | "lookup"> &
  Partial<Pick<Attribute, "filterable" | "lookup">>;
const column = (
  key: string,
  [label, type, more = {}]: readonly [string, Attribute["type"], Partial<Column>?],
): Attribute => ({
  key,
  filterable: true,
  lookup: true,
  ...more,
  label,
  type,
});

const metrics = {
  point: { type: "count", unit: "each" },
  line: { type: "length", unit: "km" },
  polygon: { type: "area", unit: "ha" },
} as const;

/** Describes an element type of the demonstration district; every one has an id and a name. */
export function elementType(
  about: Pick<
    ElementTypeDescription,
    "type" | "displayName" | "icon" | "menuGroup" | "group" | "geometry" | "sentence"
  > &
    Partial<
      Pick<
        ElementTypeDescription,
        "displayNamePlural" | "metric" | "isCascading" | "nDays" | "heightAttribute" | "peopleAttribute"
      >
    > & {
      readonly color: string;
      readonly weight?: number;
      readonly summary: string;
      readonly help?: string;
      readonly hasCost?: boolean;
      readonly columns: Readonly<Record<string, readonly [string, Attribute["type"], Partial<Column>?]>>;
    },
): ElementTypeDescription {
  const { color, weight, summary, help, hasCost = false, columns, ...rest } = about;
  const cost = { replacement_cost: ["Replacement cost", "numeric", { prefix: "$" }] } as const;
  const all = {
    asset_id: ["ID", "text", { filterable: false }],
    name: ["Name", "text"],
    ...columns,
    ...(hasCost ? cost : {}),
  } as const;
  return {
    metric: metrics[about.geometry],
    isCascading: false,
    // Most layers are named for what they hold.
    displayNamePlural: about.displayName,
    ...rest,
    idAttribute: "asset_id",
    nameAttribute: "name",
    attributes: Object.entries(all).map(([key, value]) => column(key, value)),
    ...(hasCost ? { replacementCost: { attribute: "replacement_cost" } } : {}),
    style: { color, ...(weight === undefined ? {} : { weight }) },
    details: {
      ...(help === undefined ? {} : { helpFile: help }),
      summary,
      confidence: { title: "Demonstration only", description: modelledNotice, colour: "#5b6b7c" },
      source: modelledSource,
    },
  };
}

export const assetId = (prefix: string, index: number) => `${prefix}-${String(index + 1).padStart(5, "0")}`;

/** A cost to the nearest thousand dollars; about one in twelve is not known. */
export const costDollars = (dollars: number, unit: number) =>
  unit < 0.08 ? null : Math.round(dollars / 1000) * 1000;

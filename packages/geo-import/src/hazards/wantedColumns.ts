import { columnsOfDamage, componentsOf } from "../damage/damageModel.ts";
import type { Description } from "../description/description.ts";
import type { WantedColumns } from "../elements/loadElements.ts";

/** Columns of an element layer that hazards read, and those that the dataset's damage curves refer to. */
export function wantedColumns({ hazards = [] }: Description, type: string): WantedColumns {
  const own = hazards.filter(({ elements }) => elements === undefined || elements.includes(type));
  const read = own.flatMap(({ source, scenarios, damage }) => {
    const entry = damage?.[type];
    const ofDamage = entry === undefined ? [] : columnsOfDamage(entry);
    if (source.kind === "events")
      return [...(source.element === undefined ? [] : [source.element]), ...ofDamage];
    const isOwn = source.kind === "attribute" && Array.isArray(scenarios);
    return [...(isOwn ? scenarios.flatMap(({ column }) => column ?? []) : []), ...ofDamage];
  });
  const entries = own.flatMap(({ damage }) => damage?.[type] ?? []);
  const components = entries.flatMap((entry) => componentsOf(entry).map(([, component]) => component));
  return {
    read,
    curve: components.flatMap(({ curveColumn }) => curveColumn ?? []),
    floorHeight: components.flatMap(({ floorHeight }) =>
      typeof floorHeight === "string" ? floorHeight : [],
    ),
  };
}

import type { Ask } from "./question.ts";

export interface ElementLayer {
  readonly type: string;
  readonly display_name: string;
  readonly unit: string;
  readonly is_cascading: boolean;
  readonly has_replacement_cost: boolean;
  readonly damage_hazards: readonly string[];
}

export interface Hazard {
  readonly hazard_id: string;
  readonly title: string;
  readonly intensity_label: string;
  readonly parameters: Readonly<Record<string, { readonly label: string; readonly unit?: string }>>;
  readonly scenarios: readonly { readonly assetTag: string; readonly scenario_name: string }[];
}

/** The layers of a client by name, which its menus nest in groups. */
export interface Directory {
  readonly element: (type: string) => ElementLayer;
  readonly hazard: (id: string) => Hazard;
  /** `1 in 100 years, sea level +1 m` */
  readonly scenario: (tag: string) => string;
}

export async function directoryOf(ask: Ask): Promise<Directory> {
  const elements = new Map<string, ElementLayer>();
  const hazards = new Map<string, Hazard>();
  const lookAt = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if ("is_cascading" in node) elements.set((node as ElementLayer).type, node as ElementLayer);
    else if ("scenarios" in node && "hazard_id" in node)
      hazards.set((node as Hazard).hazard_id, node as Hazard);
    else Object.values(node).forEach(lookAt);
  };
  lookAt(await ask("/layer"));
  const scenarios = [...hazards.values()].flatMap((hazard) => hazard.scenarios);
  return {
    element: (type) => named(elements.get(type), type),
    hazard: (id) => named(hazards.get(id), id),
    scenario: (tag) =>
      named(
        scenarios.find(({ assetTag }) => assetTag === tag),
        tag,
      ).scenario_name,
  };
}

function named<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`the API has no layer ${name}`);
  return found;
}

import type { Prioritisation, ValueSetElement } from "@stopbank/contract/prioritisation-settings";
import type { ElementType } from "@stopbank/dataset/manifest";
import { DomainError } from "@stopbank/errors";
import { checkFilters } from "../ask/attributeFilters.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { FittedElement, FittedLayer, FittedValueSet } from "./fittedSettings.ts";
import { type NoteMisfit, uniqueBy } from "./misfits.ts";

/** The value sets with those of their elements that the dataset has; one without any is left out. */
export function fitValueSets(
  settings: Prioritisation,
  { manifest }: ServedDataset,
  layers: readonly FittedLayer[],
  note: NoteMisfit,
): FittedValueSet[] {
  const types = new Map(manifest.elementTypes.map((each) => [each.type, each]));
  const known = new Map<string, FittedElement>();
  const fitElement = (element: ValueSetElement, set: string, path: string): FittedElement[] => {
    const type = types.get(element.type);
    if (type === undefined) {
      note(
        `${path}/type`,
        "unknown-element-type",
        `Value set ${set}: the data has no element layer ${element.type}.`,
      );
      return [];
    }
    const fault = filterFault(type, element);
    if (fault !== undefined) {
      note(`${path}/filters`, "filter", `Value set ${set}: ${fault}`);
      return [];
    }
    const fitted: FittedElement = {
      elementId: element.element_id ?? type.type,
      label: element.label ?? type.displayNamePlural ?? type.displayName,
      type,
      filters: element.filters,
    };
    const before = known.get(fitted.elementId);
    if (before === undefined) {
      known.set(fitted.elementId, fitted);
      noteUnsorted(type, set, path, layers, note);
      return [fitted];
    }
    if (isSame(before, fitted)) return [before];
    note(
      `${path}/element_id`,
      "element-id-twice",
      `Value set ${set}: other elements are called ${fitted.elementId} already. Give these an element_id of their own.`,
    );
    return [];
  };
  return uniqueBy(settings.value_sets, "value_set_id", "/value_sets", "Value set", note).flatMap(
    ({ each, path }) => {
      const elements = each.elements.flatMap((element, i) =>
        fitElement(element, each.display_name, `${path}/elements/${i}`),
      );
      if (elements.length === 0) {
        note(path, "empty-value-set", `Value set ${each.display_name} has no elements that fit the data.`);
        return [];
      }
      return [
        {
          id: each.value_set_id,
          displayName: each.display_name,
          description: each.description ?? "",
          // Named twice in a set, elements count once.
          elements: [...new Set(elements)],
        },
      ];
    },
  );
}

function filterFault(type: ElementType, { filters = {} }: ValueSetElement): string | undefined {
  try {
    checkFilters(type, filters);
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
}

/** A layer that was not sorted into a group's regions: whoever ranks these areas knows nothing of it. */
function noteUnsorted(
  type: ElementType,
  set: string,
  path: string,
  layers: readonly FittedLayer[],
  note: NoteMisfit,
): void {
  for (const { regionGroup, displayName } of layers)
    if (!type.regionGroups.includes(regionGroup))
      note(
        `${path}/type`,
        "not-by-region",
        `Value set ${set}: the data does not say in which of ${displayName} ${type.displayNamePlural ?? type.displayName} lie, so they are left out there.`,
      );
}

const isSame = (one: FittedElement, other: FittedElement): boolean =>
  one.type === other.type &&
  one.label === other.label &&
  JSON.stringify(one.filters ?? {}) === JSON.stringify(other.filters ?? {});

import type { ValueSetElement } from "@stopbank/contract/prioritisation-settings";
import type { ElementType } from "@stopbank/dataset/manifest";
import { DomainError } from "@stopbank/errors";
import { checkFilters } from "../ask/attributeFilters.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { Turn } from "../work/inTurns.ts";
import { elementsOfSet } from "./chosenElements.ts";
import type { FittedElement, FittedLayer } from "./fittedSettings.ts";
import type { NoteMisfit } from "./misfits.ts";

/** Kinds of elements that settings have at most, over all their value sets. */
const mostElements = 200;

/** Finds one entry of a value set in the data; undefined, and said, where it does not fit. @param set the value set's name. */
export type ElementFitter = (
  element: ValueSetElement,
  set: string,
  path: string,
) => Promise<FittedElement | undefined>;

export function createElementFitter(
  dataset: ServedDataset,
  layers: readonly FittedLayer[],
  note: NoteMisfit,
  turn: Turn,
): ElementFitter {
  const types = new Map(dataset.manifest.elementTypes.map((each) => [each.type, each]));
  const known = new Map<string, FittedElement>();
  /** So many layers were looked through for elements that pass filters, found or not. */
  let lookedThrough = 0;
  return async (element, set, path) => {
    const say = (at: string, code: string, sentence: string) => {
      note(`${path}${at}`, code, `Value set ${set}: ${sentence}`);
      return undefined;
    };
    const type = types.get(element.type);
    if (type === undefined)
      return say("/type", "unknown-element-type", `the data has no element layer ${element.type}.`);
    const fault = filterFault(type, element);
    if (fault !== undefined) return say("/filters", "filter", fault);
    const fitted: FittedElement = {
      elementId: element.element_id ?? type.type,
      label: element.label ?? namedMany(type),
      type,
      filters: element.filters,
    };
    const before = known.get(fitted.elementId);
    if (before !== undefined)
      return isSame(before, fitted)
        ? before
        : say(
            "/element_id",
            "element-id-twice",
            `other elements are called ${fitted.elementId} already. Give these an element_id of their own.`,
          );
    if (known.size >= mostElements || lookedThrough >= mostElements)
      return say(
        "",
        "too-many-elements",
        `${mostElements} kinds of elements are the most there may be in all.`,
      );
    if (fitted.filters !== undefined) {
      lookedThrough++;
      if ((await elementsOfSet(dataset, fitted, [], turn)).selection.count === 0)
        return say("/filters", "no-elements", `no ${namedMany(type)} pass the filters of ${fitted.label}.`);
    }
    known.set(fitted.elementId, fitted);
    for (const { regionGroup, displayName } of layers)
      if (!type.regionGroups.includes(regionGroup))
        say(
          "/type",
          "not-by-region",
          `the data does not say in which of ${displayName} ${namedMany(type)} lie, so they are left out there.`,
        );
    return fitted;
  };
}

export const namedMany = ({ displayNamePlural, displayName }: ElementType): string =>
  displayNamePlural ?? displayName;

function filterFault(type: ElementType, { filters = {} }: ValueSetElement): string | undefined {
  try {
    checkFilters(type, filters);
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
}

const isSame = (one: FittedElement, other: FittedElement): boolean =>
  one.type === other.type &&
  one.label === other.label &&
  JSON.stringify(one.filters ?? {}) === JSON.stringify(other.filters ?? {});

import type { ElementExposure } from "@stopbank/contract/elements";
import { type WireClass, wireClasses } from "@stopbank/contract/wire-classes";
import { labelsFor, notExposedLabel } from "@stopbank/map/class-labels";
import {
  type ClassLabels,
  type ClassLook,
  classesBySeverity,
  classLook,
  notAssessedLook,
  notExposedLook,
} from "./damageClasses.ts";

/** The three honest states: exposed by its class, not exposed, or not assessed. */
export function exposureLook(
  { is_exposed, damage_class }: Pick<ElementExposure, "is_exposed" | "damage_class">,
  labels: ClassLabels,
  isCascading = false,
): ClassLook & { readonly isHatched: boolean } {
  if (is_exposed === "unknown") return { ...notAssessedLook, isHatched: true };
  if (is_exposed === "false")
    return { ...notExposedLook, label: notExposedLabel(isCascading), isHatched: false };
  const name: WireClass = wireClasses.find((one) => one === damage_class) ?? "exposed";
  return { ...classLook(name, labelsFor(labels, isCascading)), isHatched: false };
}

/** The exposure by which an element suffers most, by the one order of severity; undefined where none exposes it. */
export function worstExposure<E extends Pick<ElementExposure, "is_exposed" | "damage_class">>(
  exposures: readonly E[],
): E | undefined {
  const severity = ({ damage_class }: E) =>
    (classesBySeverity as readonly (string | null)[]).indexOf(damage_class);
  return exposures
    .filter(({ is_exposed }) => is_exposed === "true")
    .toSorted((a, b) => severity(b) - severity(a))[0];
}

import type { FormElement } from "@stopbank/contract/layers";

/** A sea level or year control always comes first. */
export const isPinned = ({ key, type }: Pick<FormElement, "key" | "type">): boolean =>
  type === "sealevelSlider" || /^(slr|year)$/i.test(key);

/** The keys after one of the controls was moved; those that always come first stay where they are. */
export function movedControl(
  elements: readonly Pick<FormElement, "key" | "type">[],
  key: string,
  toIndex: number,
): string[] {
  const keys = elements.map((element) => element.key);
  const pinned = elements.filter(isPinned).length;
  const others = keys.filter((other) => other !== key);
  return others.toSpliced(Math.max(pinned, Math.min(toIndex, others.length)), 0, key);
}

import type { Consequence, DamageFile, ElementType, Hazard, Manifest } from "@stopbank/dataset/manifest";

/** What the dataset states of a hazard's damage to an element type; the first entry that names the type. */
export const consequenceOf = (hazard: Hazard, type: string): Consequence | undefined =>
  hazard.consequences?.find(({ elementTypes }) => elementTypes.includes(type));

/** Whether a hazard's damage to an element type is known as an amount of money, where its elements have costs. */
const hasRatios = (hazard: Hazard, type: string): boolean =>
  consequenceOf(hazard, type)?.methods.some(({ kind }) => kind !== "thresholds") ?? false;

/** The recorded damages of a hazard to an element type, where curves do not give them. */
export const damageFile = (
  { damages = [] }: Manifest,
  { hazardId }: Hazard,
  type: string,
): DamageFile | undefined => damages.find((each) => each.type === type && each.hazardId === hazardId);

/** Which hazards' damage to an element type is known as an amount of money: of one event, or only of a year. */
export function damageHazards(manifest: Manifest, elements: ElementType) {
  const { type, replacementCost } = elements;
  const perOf = (hazard: Hazard): DamageFile["per"] | undefined =>
    damageFile(manifest, hazard, type)?.per ??
    (replacementCost !== undefined && hasRatios(hazard, type) ? "event" : undefined);
  const hazards = (per: DamageFile["per"]) => manifest.hazards.filter((each) => perOf(each) === per);
  return { byEvent: hazards("event"), byYear: hazards("year") };
}

import { formatCount } from "@stopbank/numbers";

/** A map in a sentence, for who does not see it: `Map of Buildings, Roads under River flooding, with the drawn area.` */
export function mapSentence(
  { elements, hazards }: { readonly elements: readonly string[]; readonly hazards: readonly string[] },
  hasArea: boolean,
  regionCount: number,
): string {
  const what = elements.length === 0 ? "the area" : elements.join(", ");
  const under = hazards.length === 0 ? "" : ` under ${hazards.join("; ")}`;
  const within = [
    ...(hasArea ? ["the drawn area"] : []),
    ...(regionCount === 0
      ? []
      : [regionCount === 1 ? "the region chosen" : `the ${formatCount(regionCount)} regions chosen`]),
  ];
  return `Map of ${what}${under}${within.length === 0 ? "" : `, with ${within.join(" and ")}`}.`;
}

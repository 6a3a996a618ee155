import { classWords, type Worst } from "./answers.ts";
import { exposedWord } from "./countedCell.ts";
import type { ExpectedTable } from "./expected.ts";
import { count, intensity, money, place } from "./figures.ts";
import type { Chapter } from "./layerTables.ts";
import { askedHazards } from "./question.ts";

const names = { damage: "Damage", value: "Value", exposure: "Exposure" };
const ranked = {
  damage: () => "with damage",
  value: (exposed: string) => `${exposed} with a value`,
  exposure: (exposed: string) => exposed,
};

/** The elements that are hit hardest by the hazard that exposes most of their layer; none where none exposes any. */
export async function worstTable({ element, answers, asker, directory }: Chapter): Promise<ExpectedTable[]> {
  const exposedBy = (tag: string) => answers.each(element.type, tag).totals.total;
  const [worst] = askedHazards.toSorted((a, b) => exposedBy(b.tag) - exposedBy(a.tag));
  if (worst === undefined || exposedBy(worst.tag) === 0) return [];
  const { id, tag } = worst;
  const by = element.damage_hazards.includes(id)
    ? "damage"
    : element.has_replacement_cost
      ? "value"
      : "exposure";
  const answer = await asker.worst(element.type, tag, by);
  return [
    {
      under: `Worst elements ${directory.hazard(id).title}, ${directory.scenario(tag)}`,
      title: `By ${by}, the greatest first. ${listed(answer, ranked[by](exposedWord(element)), exposedWord(element))}`,
      rows: [
        ["Rank", "Element", "Place", "State", names[by]],
        ...answer.elements.map(({ name, asset_id, bbox, damage_class, amount }, at) => [
          count(at + 1),
          name === asset_id ? name : `${name} ID ${asset_id}`,
          place(bbox),
          damage_class === null ? "Not exposed" : classWords[damage_class],
          by === "exposure" ? intensity(amount, answer.unit) : money(amount),
        ]),
      ],
    },
  ];
}

const counted = new Intl.NumberFormat("en-NZ");

function listed({ elements, ranked_count, unknown_count }: Worst, words: string, exposed: string): string {
  const said =
    elements.length === ranked_count
      ? `All ${counted.format(ranked_count)} ${words} are listed.`
      : `The worst ${elements.length} of ${counted.format(ranked_count)} ${words}.`;
  if (unknown_count === 0) return said;
  return `${said} ${counted.format(unknown_count)} more ${unknown_count === 1 ? "is" : "are"} ${exposed}, by how much is not known.`;
}

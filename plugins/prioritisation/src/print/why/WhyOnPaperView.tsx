import { PaperBars } from "@stopbank/charts/paper/bars";
import type { AreaParts } from "@stopbank/contract/prioritisation-parts";
import { formatPercent } from "@stopbank/numbers";
import { rankWords } from "../../domain/ranking/rankWords.ts";
import { byHazardGroup, byValueSet, type ScorePart } from "../../domain/why/whyParts.ts";

export interface WhyOnPaperViewProps {
  readonly parts: AreaParts;
  /** Which value set moves it most, in a sentence. */
  readonly moves: string;
}

/** What an area's score is made of, by value set and by group of hazards. */
export function WhyOnPaperView({ parts, moves }: WhyOnPaperViewProps) {
  const { name, relative_risk: risk, priorityIndex: rank, totalAreaScore } = parts;
  const words = rankWords({ risk: risk ?? undefined, rank: rank ?? undefined });
  return (
    <section className="paper-chapter priority-paper-bars">
      <h2>Why {name}</h2>
      {totalAreaScore === null ? (
        <p>Nothing of what is valued was assessed here, so it has no rank.</p>
      ) : (
        <>
          <p>{`${words}. ${moves}`}</p>
          <PaperBars
            title="By value set"
            bars={byValueSet(parts).map(barOf)}
            valueLabel="Of the score"
            widthPt={500}
          />
          <PaperBars
            title="By hazard group"
            bars={byHazardGroup(parts).map(barOf)}
            valueLabel="Of the score"
            widthPt={500}
          />
        </>
      )}
    </section>
  );
}

const barOf = ({ key, label, ofScore }: ScorePart) => ({
  key,
  label,
  colour: "#44608a",
  value: ofScore,
  shown: formatPercent(ofScore),
  share: undefined,
});

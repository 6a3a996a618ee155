import { PaperTable } from "@stopbank/charts/paper/table";
import type { RankStability } from "@stopbank/contract/rank-stability";
import { formatNumber } from "@stopbank/numbers";
import type { RiskRange } from "../../domain/ranking/rankAreas.ts";
import { stabilityNote } from "../../domain/ranking/stabilityNote.ts";

export interface MethodViewProps {
  readonly ranges: readonly RiskRange[];
  readonly stability: RankStability;
}

const decimals = 4;

/** How priorities are worked out, and what their words stand for. */
export const MethodView = ({ ranges, stability }: MethodViewProps) => (
  <section className="paper-part priority-paper-method">
    <h2>How areas are ranked</h2>
    <p>
      Of each value set in an area it is worked out what share of it is at risk: what is exposed, by length,
      area or number and weighted by how badly it would be damaged, of what was assessed. Under several
      hazards an element counts by the worst of them. An area's score is the mean of these shares, weighted by
      how important each value set is. It is relative: it compares areas with each other and says nothing of
      how likely or how costly an event is.
    </p>
    <p>
      What was not assessed is left out of the share and stated beside it. A value set of which nothing was
      assessed in an area is left out of its mean there; an area without any has no rank.
    </p>
    <PaperTable
      caption="Five equal parts from 0 to the highest score"
      columns={["Relative risk", "Score from", "Up to"]}
      rows={ranges.map(({ risk, from, to }) => [
        risk,
        formatNumber(from, decimals),
        formatNumber(to, decimals),
      ])}
    />
    <p>
      <strong>How firm a rank is.</strong>{" "}
      {`${stabilityNote(stability)} For each area the best and the worst rank among them are given, whether it stays among the first whatever one values, and where it does not, for what share of these ways it is in the top five and in the top ten.`}
    </p>
  </section>
);

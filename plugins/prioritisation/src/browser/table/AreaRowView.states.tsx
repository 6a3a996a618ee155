import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { usualSort } from "../../domain/choice/priorityChoice.ts";
import { areaRows, rankBands } from "../../domain/ranking/areaRows.ts";
import { rankAreas } from "../../domain/ranking/rankAreas.ts";
import { priorities, stability } from "../../domain/testing/answers.ts";
import { inTab } from "../testing/inTab.tsx";
import { AreaRowView } from "./AreaRowView.tsx";

const rows = areaRows(rankAreas(priorities, { homes: 3 }), rankBands(stability), usualSort);
const [first, last] = [rows[0], rows.at(-1)];
if (first === undefined || last === undefined) throw new Error("The example has areas.");
const common = { row: first, bands: "ready" as const, isSelected: false, onChoose: unheard };

export default statesOf(
  AreaRowView,
  {
    usual: common,
    selected: { ...common, isSelected: true },
    "of a long table": { ...common, at: 1_233, onFocus: unheard },
    "rank's firmness to come": { ...common, row: { ...first, band: undefined }, bands: "loading" },
    "not assessed": { ...common, row: last },
  },
  {
    around: (view) =>
      inTab(
        <table className="priority-areas">
          <tbody>{view}</tbody>
        </table>,
      ),
  },
);

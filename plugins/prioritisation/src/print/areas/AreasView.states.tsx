import { statesOf } from "@stopbank/ui/testing/states-of";
import { usualSort } from "../../domain/choice/priorityChoice.ts";
import { areaRows, rankBands } from "../../domain/ranking/areaRows.ts";
import { rankAreas } from "../../domain/ranking/rankAreas.ts";
import { areaPages } from "../../domain/report/areaPages.ts";
import { priorities, stability } from "../../domain/testing/answers.ts";
import { AreasView } from "./AreasView.tsx";

const rows = areaRows(rankAreas(priorities, {}), rankBands(stability), usualSort);
const [first] = rows;
if (first === undefined) throw new Error("The example has areas.");
const many = Array.from({ length: 40 }, (_, at) => ({
  ...first,
  area: `a${at}`,
  name: `Suburb ${at + 1}`,
  rank: at + 1,
  band: {
    best: 2,
    median: 6,
    worst: 14,
    ranked: 40,
    firmness: 0.7,
    words: "In the top ten for 92% of weightings",
    shares: "Top five for 40%, top ten for 92%",
  },
}));
const common = {
  areas: "Suburbs",
  scenario: "2100, high emissions",
  selected: undefined,
  pages: areaPages(rows),
  children: <p>A map</p>,
};

export default statesOf(AreasView, {
  few: common,
  selected: { ...common, selected: "Riverside" },
  many: { ...common, pages: areaPages(many) },
  none: { ...common, pages: areaPages([]) },
});

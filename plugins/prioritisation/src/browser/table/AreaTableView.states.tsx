import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { usualSort } from "../../domain/choice/priorityChoice.ts";
import { areaRows, rankBands } from "../../domain/ranking/areaRows.ts";
import { rankAreas } from "../../domain/ranking/rankAreas.ts";
import { priorities, stability } from "../../domain/testing/answers.ts";
import { inTab } from "../testing/inTab.tsx";
import { AreaTableView } from "./AreaTableView.tsx";

const ranking = rankAreas(priorities, { homes: 3 });
const rows = areaRows(ranking, rankBands(stability), usualSort);
const unbanded = areaRows(ranking, undefined, usualSort);
const [first] = rows;
if (first === undefined) throw new Error("The example has areas.");
const many = Array.from({ length: 24 }, (_, at) => ({
  ...first,
  area: `suburbs.${at + 1}`,
  name: `Suburb ${at + 1}`,
  rank: at + 1,
}));
/** More than are drawn at once. */
const long = Array.from({ length: 2_000 }, (_, at) => ({
  ...first,
  area: `suburbs.${at + 1}`,
  name: `Suburb ${at + 1}`,
  rank: at + 1,
}));
const common = {
  rows,
  areas: "Suburbs",
  sort: usualSort,
  selected: undefined,
  listsAll: false,
  bands: "ready" as const,
  note: "Over all 125 ways to weigh the value sets from 1 to 5.",
  onSort: unheard,
  onChoose: unheard,
  onListAll: unheard,
};

export default statesOf(
  AreaTableView,
  {
    few: common,
    selected: { ...common, selected: "suburbs.riverside" },
    "by name, from the end": { ...common, sort: { column: "area", isDescending: true } },
    many: { ...common, rows: many },
    "many, one beyond selected": { ...common, rows: many, selected: "suburbs.19" },
    all: { ...common, rows: many, listsAll: true },
    "all of a long table": { ...common, rows: long, listsAll: true },
    "ranks to come": { ...common, rows: unbanded, bands: "loading", note: undefined },
    "ranks failed": { ...common, rows: unbanded, bands: "failed", note: undefined },
    "long text": {
      ...common,
      rows: [
        {
          ...first,
          name: "Te Whanganui-a-Hei, Cooks Beach and the settlements along the harbour's eastern arm",
        },
      ],
    },
  },
  // As in the drawer: what is out of sight of the panel that it is scrolled in is left out.
  { around: (view) => <div style={{ maxHeight: 900, overflowY: "auto" }}>{inTab(view)}</div> },
);

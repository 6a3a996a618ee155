import type { ElementState } from "@stopbank/contract/comparison";
import { usualClassLabels } from "@stopbank/map/class-labels";
import { stateWords } from "@stopbank/map-page/state-words";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { stateLook } from "../../domain/comparison/stateLook.ts";
import { ChangedElementsView } from "./ChangedElementsView.tsx";

const element = (name: string, before: ElementState, after: ElementState, cost: number | null) => ({
  asset_id: `id-${name}`,
  name,
  before,
  after,
  metric: 1,
  cost,
  place: [172.9, -40.3] as [number, number],
});
const page = {
  money: { currency: "NZD" },
  total: 40,
  elements: [
    element("Larkhaven School", "not_exposed", "high", 4_500_000),
    element("12 Kererū Street", "low", "high", null),
  ],
};
const worse = {
  change: "worse" as const,
  pages: [page],
  look: (state: ElementState) => stateLook(state, usualClassLabels, stateWords(undefined)),
  chosen: undefined,
  hasMore: true,
  isLoading: false,
  onChange: unheard,
  onChoose: unheard,
  onMore: unheard,
};

export default statesOf(
  ChangedElementsView,
  {
    worse,
    chosen: { ...worse, chosen: "id-12 Kererū Street", hasMore: false },
    "more coming": { ...worse, isLoading: true },
    none: {
      ...worse,
      change: "better",
      pages: [{ ...page, total: 0, elements: [] }],
      hasMore: false,
    },
    "long text": {
      ...worse,
      pages: [
        {
          ...page,
          elements: [element("Te Kura o te Takiwā o Larkhaven me ngā Motu", "unspecified", "medium", 1)],
        },
      ],
    },
  },
  { around: (view) => <div className="risk-summary">{view}</div> },
);

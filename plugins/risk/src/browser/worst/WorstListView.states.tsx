import { classLabels } from "@stopbank/map-page/damage-classes";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { WorstListView } from "./WorstListView.tsx";

const element = (
  at: number,
  amount: number | null,
  damage_class: string | null,
  name = `${at} Birch Avenue`,
) => ({
  asset_id: `b-${at}`,
  name,
  bbox: [172.9, -40.3, 172.901, -40.299],
  amount,
  damage_class,
});
const damage = {
  answer: {
    by: "damage" as const,
    currency: "NZD",
    unit: "m",
    ranked_count: 2_554,
    unknown_count: 3,
    elements: [element(1, 1_234_567, "high"), element(2, 900_000, "medium"), element(3, 12_000, null)],
  },
  elements: "buildings",
  isCascading: false,
  labels: classLabels(undefined),
  selected: undefined,
  onChoose: unheard,
  onMore: unheard,
};

export default statesOf(WorstListView, {
  "by damage": damage,
  "one selected": { ...damage, selected: "b-2" },
  "by the year": { ...damage, answer: { ...damage.answer, by: "annual", unknown_count: 1 } },
  "by exposure": {
    ...damage,
    answer: {
      ...damage.answer,
      by: "exposure",
      unknown_count: 0,
      ranked_count: 2,
      elements: [element(1, 2.4, "high", "b-1"), element(2, null, "exposed")],
    },
  },
  "all there may be": { ...damage, onMore: undefined },
  none: { ...damage, answer: { ...damage.answer, ranked_count: 0, elements: [] } },
  "long text": {
    ...damage,
    answer: {
      ...damage.answer,
      elements: [
        element(
          14_000_000,
          123_456_789_012,
          "high",
          "Hall of the harbour board, the rowing club and the volunteers of the coast guard at Te Awa Kairangi",
        ),
      ],
    },
  },
});

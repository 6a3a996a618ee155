import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { CardListView } from "./CardListView.tsx";

const usual = {
  label: "A flood of the Awatōrea",
  cards: ["Rain in the hills", "The stopbank", "Who lives there"],
  sought: { index: 0, isAtOnce: true },
  onScrolledTo: unheard,
};

export default statesOf(CardListView, {
  many: usual,
  one: { ...usual, cards: ["Rain in the hills"] },
});

import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { inMap } from "../testing/inMap.tsx";
import { LegendsView } from "./LegendsView.tsx";

const card = (title: string) => ({
  key: title,
  title,
  marks: [{ label: "One", mark: { color: "#34506e" } }],
});
const two = { cards: [card("Damage state"), card("Schools")], isOpen: true, onToggle: unheard };

export default statesOf(
  LegendsView,
  {
    none: { ...two, cards: [] },
    two,
    closed: { ...two, isOpen: false },
    many: { ...two, cards: Array.from({ length: 20 }, (_, at) => card(`Layer ${at}`)) },
  },
  { around: inMap },
);

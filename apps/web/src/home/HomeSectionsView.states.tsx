import { statesOf } from "@stopbank/ui/testing/states-of";
import { HomeSectionsView } from "./HomeSectionsView.tsx";

const part = (title: string, words: string) => ({
  id: `shell.${title.length}`,
  title,
  content: <p>{words}</p>,
});
const two = [
  part("Continue where you were", "The risk map, on 28/11/2026."),
  part("Recent reports", "You have made no reports yet."),
];

export default statesOf(HomeSectionsView, {
  none: { sections: [] },
  one: { sections: two.slice(0, 1) },
  many: {
    sections: [...two, part("Saved views", "None yet."), part("What changed in the data", "Nothing.")],
  },
  "long text": { sections: [part("What changed in the data of the district", "Many words. ".repeat(40))] },
});

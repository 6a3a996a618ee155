import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { OutlineBarView } from "./OutlineBarView.tsx";

const step = {
  selected: "step 'Rain in the hills'",
  canMoveUp: true,
  canMoveDown: true,
  canDuplicate: true,
  onAddStep: unheard,
  onAddChapter: unheard,
  onMove: unheard,
  onDuplicate: unheard,
  onDelete: unheard,
};

export default statesOf(OutlineBarView, {
  step,
  first: { ...step, canMoveUp: false },
  chapter: { ...step, selected: "chapter 'The river'", canDuplicate: false },
  story: { ...step, selected: undefined },
});

import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { OutlineRow } from "./OutlineRow.tsx";

const step = {
  part: { kind: "step", at: { chapter: 0, step: 1 } } as const,
  title: "The stopbank",
  isSelected: false,
  problems: 0,
  onSelect: unheard,
  onDrop: unheard,
};

export default statesOf(
  OutlineRow,
  {
    story: { ...step, part: { kind: "story" }, title: "A flood of the Awatōrea" },
    chapter: { ...step, part: { kind: "chapter", chapter: 0 }, title: "The river" },
    step,
    selected: { ...step, isSelected: true },
    "with problems": { ...step, problems: 3 },
    "long text": {
      ...step,
      title: "What the great flood would do to the roads, pipes and people of the town",
    },
  },
  { around: (view) => <div style={{ width: 220 }}>{view}</div> },
);

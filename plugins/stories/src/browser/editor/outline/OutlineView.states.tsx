import type { Story } from "@stopbank/contract/story";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { OutlineView } from "./OutlineView.tsx";

const step = (title: string) => ({ title, sections: [] });
const story: Story = {
  title: "A flood of the Awatōrea",
  description: "",
  chapters: [
    { title: "The river", steps: [step("Rain in the hills"), step("The stopbank")] },
    { title: "", steps: [step("")] },
  ],
};
const many = {
  story,
  selected: { kind: "step", at: { chapter: 0, step: 1 } } as const,
  problemsOf: () => 0,
  onSelect: unheard,
  onMove: unheard,
  onDrop: unheard,
};

export default statesOf(
  OutlineView,
  {
    empty: { ...many, story: { title: "", description: "", chapters: [] }, selected: { kind: "story" } },
    many,
    "with problems": { ...many, problemsOf: (part) => (part.kind === "step" ? 2 : 0) },
  },
  { around: (view) => <div style={{ width: 220 }}>{view}</div> },
);

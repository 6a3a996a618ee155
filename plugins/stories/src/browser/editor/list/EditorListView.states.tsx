import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { EditorListView } from "./EditorListView.tsx";

const at = "2026-11-24T08:00:00.000Z";
const by = "mere@larkhaven.example";
const published = {
  id: 1,
  title: "A flood of the Awatōrea",
  version: 2,
  published: { at, by },
  isWithdrawn: false,
  draft: undefined,
};
const many = {
  stories: [
    published,
    { ...published, id: 2, title: "The rising sea", draft: { at, by: null, revision: "r" } },
    { ...published, id: 3, title: "The old bridge", isWithdrawn: true },
    { ...published, id: 4, title: "", version: 0, published: undefined, draft: { at, by, revision: "r" } },
  ],
  isWorking: false,
  onNew: unheard,
  onExport: unheard,
  onImport: unheard,
  onDuplicate: unheard,
  onWithdraw: unheard,
  onDiscard: unheard,
};

export default statesOf(EditorListView, {
  empty: { ...many, stories: [] },
  one: { ...many, stories: [published] },
  many,
  changed: {
    ...many,
    changed: new Map([
      [1, 3],
      [2, 1],
    ]),
  },
  working: { ...many, isWorking: true },
});

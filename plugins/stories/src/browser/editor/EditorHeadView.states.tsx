import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { EditorHeadView } from "./EditorHeadView.tsx";

const saved = {
  title: "A flood of the Awatōrea",
  saving: { state: "saved" } as const,
  undoes: "Delete the step",
  redoes: undefined,
  errors: 0,
  warnings: 0,
  isPublished: true,
  isWithdrawn: false,
  onUndo: unheard,
  onRedo: unheard,
  onRetry: unheard,
  onCheck: unheard,
  onPublish: unheard,
  onVersions: unheard,
  onRead: unheard,
  onExport: unheard,
  onEmbed: unheard,
  onDiscard: unheard,
};

export default statesOf(EditorHeadView, {
  new: { ...saved, title: "", undoes: undefined, isPublished: false },
  saved,
  waiting: { ...saved, saving: { state: "waiting" } },
  saving: { ...saved, saving: { state: "saving" } },
  failed: { ...saved, saving: { state: "failed", why: "The server is out of reach." } },
  overtaken: { ...saved, saving: { state: "overtaken" } },
  gone: { ...saved, saving: { state: "overtaken", isGone: true } },
  withdrawn: { ...saved, isPublished: false, isWithdrawn: true },
  "with problems": { ...saved, errors: 2, warnings: 1, redoes: "Typing" },
  "long text": {
    ...saved,
    title: "What the great flood of the Awatōrea would do to Larkhaven and its people",
  },
});

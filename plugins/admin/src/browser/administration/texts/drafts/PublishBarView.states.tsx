import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { PublishBarView } from "./PublishBarView.tsx";

const unsaved = {
  shows: "unsaved",
  isConflict: false,
  unfinished: undefined,
  isWorking: false,
  onShowConflict: unheard,
  onDrop: unheard,
  onSaveDraft: unheard,
  onPublish: unheard,
} as const;

export default statesOf(PublishBarView, {
  unsaved,
  unfinished: { ...unsaved, unfinished: "Group 1 has no name" },
  draft: { ...unsaved, shows: "draft" },
  "unfinished draft": { ...unsaved, shows: "draft", unfinished: "Group 1 has no name" },
  published: { ...unsaved, shows: "published" },
  nothing: { ...unsaved, shows: "nothing" },
  conflict: { ...unsaved, isConflict: true },
  working: { ...unsaved, isWorking: true },
});

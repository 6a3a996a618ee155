import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ConflictView } from "./ConflictView.tsx";

const saved = {
  did: "saved",
  by: "admin@stopbank.example",
  when: "24/11/2026, 9:00 pm",
  version: 4,
  isDraft: false,
  difference: <p>What differs</p>,
  isWorking: false,
  onKeepMine: unheard,
  onTakeTheirs: unheard,
} as const;

export default statesOf(ConflictView, {
  saved,
  published: { ...saved, did: "published" },
  "published past the draft": { ...saved, did: "published", isDraft: true },
  "published by nobody known": { ...saved, did: "published", by: undefined, when: undefined },
  discarded: { ...saved, did: "discarded", by: undefined, when: undefined },
  working: { ...saved, isWorking: true },
});

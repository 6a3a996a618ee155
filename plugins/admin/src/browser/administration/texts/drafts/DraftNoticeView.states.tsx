import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { DraftNoticeView } from "./DraftNoticeView.tsx";

const saved = {
  by: "editor@stopbank.example",
  when: "24/11/2026, 9:00 pm",
  version: 3,
  hasShape: true,
  difference: undefined,
  isWorking: false,
  onCompare: unheard,
  onDiscard: unheard,
};

export default statesOf(DraftNoticeView, {
  saved,
  compared: { ...saved, difference: <p>What differs</p> },
  "of nobody any more": { ...saved, by: null },
  "of what is not published": { ...saved, version: 0 },
  shapeless: { ...saved, hasShape: false, difference: <p>What it says</p> },
  working: { ...saved, isWorking: true },
});

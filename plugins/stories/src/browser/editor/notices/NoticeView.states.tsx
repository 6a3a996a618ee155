import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { NoticeView } from "./NoticeView.tsx";

export default statesOf(NoticeView, {
  "who edits": { words: "mere@larkhaven.example is editing this story too: last saved at 10:42 am." },
  "to be decided": {
    words: "mere@larkhaven.example saved this draft at 10:42 am, after you opened it. Yours is not saved.",
    isUrgent: true,
    actions: [
      { label: "Take theirs", run: unheard },
      { label: "Keep mine as a copy", run: unheard },
    ],
  },
});

import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ProblemsView } from "./ProblemsView.tsx";

const error = {
  kind: "error",
  words: "The wide picture has no alternative text: say what it shows.",
  field: "wideImage",
  at: { chapter: 0, step: 2 },
  section: 0,
  place: "step 3: The stopbank",
} as const;
const warning = {
  kind: "warning",
  words: "Nothing says what the story is about.",
  field: "description",
  place: "the story",
} as const;

export default statesOf(ProblemsView, {
  none: { problems: [], onOpen: unheard, onClose: unheard },
  warnings: { problems: [warning], onOpen: unheard, onClose: unheard },
  both: { problems: [error, error, warning], onOpen: unheard, onClose: unheard },
});

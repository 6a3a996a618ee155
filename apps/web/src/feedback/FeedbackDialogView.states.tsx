import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { FeedbackDialogView, type FeedbackDialogViewProps } from "./FeedbackDialogView.tsx";
import screenshots from "./ScreenshotField.states.tsx";

const empty: FeedbackDialogViewProps = {
  isOpen: true,
  draft: { type: "", text: "", email: "", picture: undefined },
  pictureUrl: undefined,
  problems: {},
  blockedBy: "Choose a type and write something first.",
  isSending: false,
  failure: undefined,
  isVisitor: false,
  hasMap: false,
  layers: [],
  elsewhere: undefined,
  onChange: unheard,
  onLeave: unheard,
  onPicture: unheard,
  onMapPicture: unheard,
  onSubmit: unheard,
  onClose: unheard,
};
const draft = { type: "Issue", text: "The river is dry on my map.", email: "", picture: undefined } as const;
const filled: FeedbackDialogViewProps = { ...empty, draft, blockedBy: undefined };

export default statesOf(
  FeedbackDialogView,
  {
    closed: { ...empty, isOpen: false },
    empty,
    filled,
    "of a visitor": { ...filled, isVisitor: true },
    "over a map": { ...filled, hasMap: true, layers: ["Buildings", "River flooding, 1 in 100 years"] },
    "with a picture": {
      ...filled,
      hasMap: true,
      draft: { ...draft, picture: new File([], "map.jpg", { type: "image/jpeg" }) },
      pictureUrl: screenshots.states.chosen.url,
    },
    "left empty": {
      ...empty,
      isVisitor: true,
      draft: { ...empty.draft, email: "kiri" },
      problems: {
        type: "Feedback Type cannot be empty",
        text: "Feedback cannot be empty",
        email: "Invalid email",
        picture: "The screenshot must be an image file.",
      },
    },
    sending: { ...filled, isSending: true },
    failed: { ...filled, failure: "The feedback could not be sent. Nothing of it is lost: try again." },
    "long text": {
      ...filled,
      hasMap: true,
      isVisitor: true,
      draft: { ...draft, text: `${draft.text} `.repeat(30) },
      layers: Array.from(
        { length: 24 },
        (_, i) => `Earthquake shaking of the Wellington fault, 1 in ${i}00 years`,
      ),
      failure:
        "Too many pictures have been sent from here today. Try again in 2 hours. Without a picture it can be sent now.",
      elsewhere: "https://larkhaven.example/feedback",
    },
  },
  { coversPage: true },
);

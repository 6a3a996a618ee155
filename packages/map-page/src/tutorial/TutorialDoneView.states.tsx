import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { TutorialDoneView } from "./TutorialDoneView.tsx";

const open = { isOpen: true, module: undefined, onAnother: unheard, onExit: unheard };

export default statesOf(
  TutorialDoneView,
  { all: open, "one part": { ...open, module: "Add & Explore Layers" }, closed: { ...open, isOpen: false } },
  { coversPage: true },
);

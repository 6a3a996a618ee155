import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { PresentView } from "./PresentView.tsx";

const usual = {
  title: "A flood of the Awatōrea",
  position: 4,
  total: 12,
  isBlack: false,
  onMove: unheard,
  onNotes: unheard,
  onFullScreen: unheard,
  onLeave: unheard,
  children: <p>The river rises.</p>,
};

export default statesOf(
  PresentView,
  {
    usual,
    first: { ...usual, position: 1 },
    "with notes": { ...usual, notes: <p>Pause here.</p> },
    black: { ...usual, isBlack: true },
  },
  { coversPage: true },
);

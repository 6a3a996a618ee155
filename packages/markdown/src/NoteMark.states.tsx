import { statesOf } from "@stopbank/ui/testing/states-of";
import { NoteMark } from "./NoteMark.tsx";

export default statesOf(
  NoteMark,
  {
    first: { number: 1, elementId: "mark-note1", id: "mark-note1at1" },
    "of many": { number: 128, elementId: "mark-note128", id: "mark-note128at3" },
  },
  {
    around: (view) => (
      <p>
        The study has a grid of two metres.
        {view}
      </p>
    ),
  },
);

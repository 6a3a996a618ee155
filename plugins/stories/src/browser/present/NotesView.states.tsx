import { statesOf } from "@stopbank/ui/testing/states-of";
import { NotesView } from "./NotesView.tsx";

export default statesOf(NotesView, {
  some: { notes: <p>Pause on the gap.</p>, next: "The bank" },
  none: { notes: undefined, next: undefined },
});

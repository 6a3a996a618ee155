import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { NoteView } from "./NoteView.tsx";

export default statesOf(NoteView, {
  loading: { text: "Loading story..." },
  failed: { text: "The stories could not be loaded.", onRetry: unheard },
});

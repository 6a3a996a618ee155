import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { EditorView } from "./EditorView.tsx";

const saved = {
  title: "Terms and conditions",
  about: "Everybody agrees to them once, after their first log-in.",
  form: <p>The form</p>,
  preview: <p>The terms</p>,
  conflict: undefined,
  isChanged: false,
  isWorking: false,
  onSave: unheard,
  onDrop: unheard,
  onKeepMine: unheard,
  onTakeTheirs: unheard,
};
const conflict = {
  by: "admin@stopbank.example",
  when: "24/11/2026, 9:00 pm",
  version: 4,
  difference: <p>What differs</p>,
};

export default statesOf(EditorView, {
  saved,
  changed: { ...saved, isChanged: true },
  working: { ...saved, isChanged: true, isWorking: true },
  conflict: { ...saved, isChanged: true, conflict },
  "to read": {
    ...saved,
    title: "Release notes",
    form: undefined,
    command: "stopbank content put releaseNotes notes.json",
  },
});

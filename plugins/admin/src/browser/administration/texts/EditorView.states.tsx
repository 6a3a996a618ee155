import { statesOf } from "@stopbank/ui/testing/states-of";
import { EditorView } from "./EditorView.tsx";

const written = {
  title: "Terms and conditions",
  about: "Everybody agrees to them once, after their first log-in.",
  form: <p>The form</p>,
  preview: <p>The terms</p>,
  bar: <p>What becomes of it</p>,
};

export default statesOf(EditorView, {
  written,
  "with a notice": { ...written, notices: <p>Somebody else was here</p> },
  "beside what does not fit": { ...written, previewTitle: "What does not fit the data" },
  "to read": {
    ...written,
    title: "Release notes",
    form: undefined,
    command: "stopbank content put releaseNotes notes.json",
  },
});

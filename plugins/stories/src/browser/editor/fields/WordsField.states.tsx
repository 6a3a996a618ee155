import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { WordsField } from "./WordsField.tsx";

const line = { label: "Title", value: "Rain in the hills", onValue: unheard, field: "title" };

export default statesOf(WordsField, {
  line,
  empty: { ...line, value: "" },
  "with help": { ...line, help: "What the card is called." },
  passage: { ...line, label: "Text", rows: 4, value: "The river rose **4 m** in a night.", field: "content" },
  "with an action": { ...line, rows: 4, actions: <button type="button">Insert a figure</button> },
});

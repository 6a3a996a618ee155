import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { WordsField } from "./WordsField.tsx";

const line = { label: "Title", value: "Kia ora", onValue: unheard };

export default statesOf(WordsField, {
  line,
  "with help": { ...line, help: "Without one, the organisation's name stands there." },
  wrong: { ...line, value: "http://x", problem: "An address begins with https://." },
  passage: { ...line, label: "Text", rows: 4, most: 20_000 },
});

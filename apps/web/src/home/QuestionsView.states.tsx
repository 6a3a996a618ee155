import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { QuestionsView } from "./QuestionsView.tsx";

const words = { title: "", subtitle: "" };
const faq = [
  { q: "Where do the figures come from?", a: "From the council's own hazard studies of 2024." },
  { q: "Is my house among them?", a: "Every building of the district is." },
];
const error = Object.assign(new Error("The server is out of reach."), { status: 0 });

export default statesOf(QuestionsView, {
  loading: { content: loading },
  failed: { content: { state: "failed", error, retry: unheard } },
  empty: { content: ready({ ...words, faq: [] }) },
  many: { content: ready({ ...words, faq }) },
  "long text": {
    content: ready({
      ...words,
      faq: [{ q: "What does a flood do that comes once in a hundred years? ".repeat(3), a: "Much." }],
    }),
  },
});

import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { SummaryPageView } from "./SummaryPageView.tsx";

const section = (text: string) => <p>{text}</p>;
const figures = <p>The figures.</p>;
const around = { hasChoice: false, tab: undefined, onTab: unheard, section, figures };
const sections = [
  { section: "What the figures say", content: "What stands where water would come." },
  { section: "What they do not say", content: "How people would be harmed." },
];

export default statesOf(SummaryPageView, {
  loading: { ...around, sections: undefined },
  "no sections": { ...around, sections: [] },
  sections: { ...around, sections },
  "with scenarios": { ...around, sections, hasChoice: true },
  "second section": { ...around, sections, tab: "section-2" },
  "long text": {
    ...around,
    sections: [
      {
        section: "What the figures of the whole district say and where they come from",
        content: "x ".repeat(400),
      },
      ...sections,
      ...sections,
    ],
  },
});

import { statesOf } from "@stopbank/ui/testing/states-of";
import { ExplainedText } from "./ExplainedText.tsx";

const lead = "What it would cost to build an element again as it is.";

export default statesOf(ExplainedText, {
  one: { lead },
  many: {
    lead,
    children: (
      <>
        <ExplainedText.Section title={undefined}>
          <p>Before the first heading.</p>
        </ExplainedText.Section>
        <ExplainedText.Section title="Where it comes from">
          <p>From the council's own register.</p>
        </ExplainedText.Section>
      </>
    ),
  },
});

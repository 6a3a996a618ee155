import "./styles/index.css";
import { routes } from "@stopbank/contract/routes";
import { Markdown } from "@stopbank/map-page/text";
import { useCall, useClient, useTitle } from "@stopbank/plugin-api/browser";
import useSWR from "swr";
import { RiskSummary } from "./figures/RiskSummary.tsx";
import { SummaryPageView } from "./page/SummaryPageView.tsx";
import { useChoice } from "./useChoice.ts";

/** What the client has written about its figures, and the figures by region. */
export default function SummaryPage() {
  useTitle("Summary");
  const call = useCall();
  const { name } = useClient();
  const { choice, change, tab, openTab } = useChoice();
  const content = useSWR([name, "summary content"], () => call(routes.summaryPage, {}));
  return (
    <SummaryPageView
      // The page does without (SUM-09): its figures are there all the same.
      sections={content.error === undefined ? content.data : []}
      hasChoice={choice.scenarios.length > 0}
      tab={tab}
      onTab={openTab}
      section={(text) => <Markdown text={text} under={2} />}
      figures={<RiskSummary choice={choice} change={change} />}
    />
  );
}

import { TimelineBarChartIcon } from "@blueprintjs/icons";
import type { ContentOf } from "@stopbank/contract/content";
import { Loading } from "@stopbank/ui/states";
import { TabSet } from "@stopbank/ui/tabs";
import type { ReactElement, ReactNode } from "react";

export interface SummaryPageViewProps {
  /** What the client has written; undefined until it is known. */
  readonly sections: ContentOf<"summaryPage"> | undefined;
  /** Whether the address names scenarios, so that somebody has come for their figures. */
  readonly hasChoice: boolean;
  readonly tab: string | undefined;
  readonly onTab: (tab: string) => void;
  /** Draws a section's text. */
  readonly section: (text: string) => ReactNode;
  readonly figures: ReactElement;
}

const riskTab = "risk";
const sectionTab = (at: number) => `section-${at + 1}`;

/** A tab for each text and one for the figures; the figures alone stand without tabs (SUM-01). */
export function SummaryPageView(props: SummaryPageViewProps) {
  const { sections, hasChoice, tab, onTab, section, figures } = props;
  return (
    <div className="summary-page">
      <h1>
        <TimelineBarChartIcon aria-hidden size={20} />
        Summary
      </h1>
      {sections === undefined && <Loading label="Loading the summary" />}
      {sections?.length === 0 && figures}
      {sections !== undefined && sections.length > 0 && (
        <Tabs {...{ sections, hasChoice, tab, onTab, section, figures }} />
      )}
    </div>
  );
}

function Tabs({ sections = [], hasChoice, tab, onTab, section, figures }: SummaryPageViewProps) {
  const tabs = [
    ...sections.map(({ section: title, content }, at) => ({
      id: sectionTab(at),
      title,
      panel: <article className="summary-text">{section(content)}</article>,
    })),
    { id: riskTab, title: "Risk Summary", panel: figures },
  ];
  const named = tabs.find(({ id }) => id === tab)?.id;
  const first = hasChoice ? riskTab : sectionTab(0);
  return (
    <TabSet id="summary-tabs" className="summary-tabs" tabs={tabs} chosen={named ?? first} onChoose={onTab} />
  );
}

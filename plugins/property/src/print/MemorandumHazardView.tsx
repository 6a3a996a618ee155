import type { PropertyHazard } from "@stopbank/contract/property";
import { Fact } from "@stopbank/map-page/print/fact";
import type { ReactNode } from "react";
import { StatusMark } from "../browser/hazards/StatusMark.tsx";
import { reportAddress } from "../domain/reportAddress.ts";
import { leftOutText } from "./leftOutText.ts";
import { timeText } from "./timesText.ts";

export interface MemorandumHazardViewProps {
  readonly hazard: PropertyHazard;
  /** What the hazard is, in the council's words. */
  readonly description: ReactNode;
}

const nothing = "Nothing is held. The officer completes this.";

/** One hazard in a memorandum's section: plain summary, source, a changing climate, combined effects, district plan, reports. */
export const MemorandumHazardView = ({ hazard, description }: MemorandumHazardViewProps) => {
  const { display_name, status, sentence, timeframes, combined_effects, district_plan, studied } = hazard;
  const leftOut = leftOutText(hazard.reports_left_out);
  const later = timeframes.filter(({ is_judged_by }) => !is_judged_by);
  return (
    <section className="property-paper-hazard">
      <div className="paper-whole">
        <h3>
          {display_name} <StatusMark status={status} />
        </h3>
        <p className="paper-lead">{sentence}</p>
        {description}
        <dl className="paper-facts">
          <Fact term="In a changing climate">
            {later.length === 0
              ? "The data holds no later time."
              : later.map((time) => `${time.label}: ${timeText(time)}`).join(". ")}
          </Fact>
          <Fact term="Together with others">{combined_effects ?? nothing}</Fact>
          <Fact term="District plan">{district_plan ?? nothing}</Fact>
          <Fact term="Extent of study">{studied.extent}</Fact>
          <Fact term="Left out">{studied.limits ?? "The data does not say."}</Fact>
          <Fact term="Method after">{studied.source?.title ?? "The data does not say."}</Fact>
        </dl>
      </div>
      {hazard.technical_reports.length === 0 && (
        <p>No technical report is held. The officer completes this.</p>
      )}
      {hazard.technical_reports.map((report) => (
        <section key={report.title} className="paper-whole">
          <h4>{report.title}</h4>
          <dl className="paper-facts property-paper-report">
            <Fact term="Date">{report.date}</Fact>
            <Fact term="Scope">{report.scope}</Fact>
            <Fact term="Prepared by">{report.prepared_by}</Fact>
            <Fact term="Commissioned by">{report.commissioned_by}</Fact>
            <Fact term="Purpose">{report.purpose}</Fact>
            <Fact term="Where to read it">{reportAddress(report.url) ?? "At the council's office"}</Fact>
            <Fact term="Summary">{plain(report.summary)}</Fact>
          </dl>
        </section>
      ))}
      {leftOut !== undefined && <p>{leftOut}</p>}
    </section>
  );
};

/** Without the signs of Markdown, in a line of facts. */
const plain = (text: string): string =>
  text
    .replace(/[*_`#>]/g, "")
    .replace(/\s+/g, " ")
    .trim();

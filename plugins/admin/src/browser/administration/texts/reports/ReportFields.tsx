import type { HazardOption } from "../../../../domain/texts/dataOptions.ts";
import type { TechnicalReport } from "../../../../domain/texts/property.ts";
import { WordsField } from "../../editing/WordsField.tsx";
import { ScenarioList } from "../entries/ScenarioList.tsx";

export interface ReportFieldsProps {
  /** Which it is: "report 2". */
  readonly title: string;
  readonly report: TechnicalReport;
  readonly hazards: readonly HazardOption[];
  readonly onChange: (report: TechnicalReport) => void;
}

const most = 20_000;

/** What a technical report says of itself, and the scenarios it is about. */
export function ReportFields({ title, report, hazards, onChange }: ReportFieldsProps) {
  const put = (key: Exclude<keyof TechnicalReport, "scenarios">) => (words: string) =>
    onChange({ ...report, [key]: words });
  return (
    <div className="admin-fields">
      <WordsField
        label="Title"
        onValue={put("title")}
        problem={report.title === "" ? "It needs a title." : undefined}
        value={report.title}
      />
      <div className="admin-pair">
        <WordsField
          help="As it stands on the report, such as May 2021. The latest year comes first."
          label="Date"
          onValue={put("date")}
          value={report.date}
        />
        <WordsField
          help="https:// is put before one without it. Empty where it is nowhere online."
          label="Where to read it"
          most={2_000}
          onValue={put("url")}
          value={report.url}
        />
        <WordsField label="Prepared by" onValue={put("prepared_by")} value={report.prepared_by} />
        <WordsField label="Commissioned by" onValue={put("commissioned_by")} value={report.commissioned_by} />
      </div>
      <WordsField label="Purpose" most={most} onValue={put("purpose")} rows={2} value={report.purpose} />
      <WordsField label="Scope" most={most} onValue={put("scope")} rows={2} value={report.scope} />
      <WordsField
        help="As Markdown."
        label="Summary"
        most={most}
        onValue={put("summary")}
        rows={6}
        value={report.summary}
      />
      <ScenarioList
        hazards={hazards}
        of={title}
        onTags={(scenarios) => onChange({ ...report, scenarios })}
        tags={report.scenarios}
      />
    </div>
  );
}

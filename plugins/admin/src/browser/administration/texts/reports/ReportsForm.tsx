import type { TechnicalReports } from "@stopbank/contract/technical-reports";
import type { HazardOption } from "../../../../domain/texts/dataOptions.ts";
import { withoutAt } from "../../../../domain/texts/lists.ts";
import { mostReports, newReport } from "../../../../domain/texts/property.ts";
import { AddButton } from "../entries/AddButton.tsx";
import { FoldedEntry } from "../entries/FoldedEntry.tsx";
import { FormPart } from "../entries/FormPart.tsx";
import { ReportFields } from "./ReportFields.tsx";

export interface ReportsFormProps {
  readonly reports: TechnicalReports;
  readonly hazards: readonly HazardOption[];
  readonly onChange: (reports: TechnicalReports) => void;
}

/** The technical reports that hazards were modelled by. */
export function ReportsForm({ reports, hazards, onChange }: ReportsFormProps) {
  const first = hazards.flatMap(({ scenarios }) => scenarios)[0]?.tag;
  return (
    <FormPart title="Reports">
      <AddButton
        blockedBy={
          first === undefined
            ? "The data has no hazards that it could be about"
            : reports.length < mostReports
              ? undefined
              : `${mostReports} reports at most`
        }
        onAdd={() => first !== undefined && onChange([...reports, newReport(first)])}
        text="Add a report"
      >
        {reports.map((report, at) => (
          <FoldedEntry
            // biome-ignore lint/suspicious/noArrayIndexKey: reports differ in their place alone
            key={at}
            name={report.title}
            onRemove={() => onChange(withoutAt(reports, at))}
            title={`Report ${at + 1}`}
          >
            <ReportFields
              hazards={hazards}
              onChange={(changed) => onChange(reports.with(at, changed))}
              report={report}
              title={`report ${at + 1}`}
            />
          </FoldedEntry>
        ))}
      </AddButton>
    </FormPart>
  );
}

import type { TechnicalReports } from "@stopbank/contract/technical-reports";
import { DataOptionsLoaded } from "../entries/DataOptionsLoaded.tsx";
import { ReportsForm } from "./ReportsForm.tsx";

export interface ReportsSettingsProps {
  readonly body: TechnicalReports;
  readonly onChange: (body: TechnicalReports) => void;
}

/** The form of the technical reports, with the scenarios that they may be about. */
export default function ReportsSettings({ body, onChange }: ReportsSettingsProps) {
  return (
    <DataOptionsLoaded>
      {({ hazards }) => <ReportsForm hazards={hazards} onChange={onChange} reports={body} />}
    </DataOptionsLoaded>
  );
}

import type { TechnicalReports } from "@stopbank/contract/technical-reports";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import { useDataOptions } from "../entries/useDataOptions.ts";
import { ReportsForm } from "./ReportsForm.tsx";

export interface ReportsSettingsProps {
  readonly body: TechnicalReports;
  readonly onChange: (body: TechnicalReports) => void;
}

/** The form of the technical reports, with the scenarios that they may be about. */
export default function ReportsSettings({ body, onChange }: ReportsSettingsProps) {
  const options = useDataOptions();
  return (
    <Loaded
      label="Loading what the data has"
      of={options}
      skeleton={<Skeleton height={420} />}
      what="What the data has could not be loaded"
    >
      {({ hazards }) => <ReportsForm hazards={hazards} onChange={onChange} reports={body} />}
    </Loaded>
  );
}

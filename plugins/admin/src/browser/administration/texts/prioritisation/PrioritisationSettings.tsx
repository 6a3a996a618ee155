import type { Prioritisation } from "@stopbank/contract/prioritisation-settings";
import { DataOptionsLoaded } from "../entries/DataOptionsLoaded.tsx";
import { PrioritisationForm } from "./PrioritisationForm.tsx";

export interface PrioritisationSettingsProps {
  readonly body: Prioritisation;
  readonly onChange: (body: Prioritisation) => void;
}

/** The form of the settings, with what the data has to choose from. */
export default function PrioritisationSettings({ body, onChange }: PrioritisationSettingsProps) {
  return (
    <DataOptionsLoaded>
      {(options) => <PrioritisationForm onChange={onChange} options={options} settings={body} />}
    </DataOptionsLoaded>
  );
}

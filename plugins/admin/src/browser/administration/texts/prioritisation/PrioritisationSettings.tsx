import type { Prioritisation } from "@stopbank/contract/prioritisation-settings";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import { useDataOptions } from "../entries/useDataOptions.ts";
import { PrioritisationForm } from "./PrioritisationForm.tsx";

export interface PrioritisationSettingsProps {
  readonly body: Prioritisation;
  readonly onChange: (body: Prioritisation) => void;
}

/** The form of the settings, with what the data has to choose from. */
export default function PrioritisationSettings({ body, onChange }: PrioritisationSettingsProps) {
  const options = useDataOptions();
  return (
    <Loaded
      label="Loading what the data has"
      of={options}
      skeleton={<Skeleton height={420} />}
      what="What the data has could not be loaded"
    >
      {(known) => <PrioritisationForm onChange={onChange} options={known} settings={body} />}
    </Loaded>
  );
}

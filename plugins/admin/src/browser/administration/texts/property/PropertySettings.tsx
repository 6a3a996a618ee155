import type { PropertyExplorer } from "@stopbank/contract/property-settings";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import { useDataOptions } from "../entries/useDataOptions.ts";
import { PropertyForm } from "./PropertyForm.tsx";

export interface PropertySettingsProps {
  readonly body: PropertyExplorer;
  readonly onChange: (body: PropertyExplorer) => void;
}

/** The form of the Property Explorer's settings, with what the data has to choose from. */
export default function PropertySettings({ body, onChange }: PropertySettingsProps) {
  const options = useDataOptions();
  return (
    <Loaded
      label="Loading what the data has"
      of={options}
      skeleton={<Skeleton height={420} />}
      what="What the data has could not be loaded"
    >
      {(known) => <PropertyForm onChange={onChange} options={known} settings={body} />}
    </Loaded>
  );
}

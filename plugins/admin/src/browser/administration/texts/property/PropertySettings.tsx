import type { PropertyExplorer } from "@stopbank/contract/property-settings";
import { DataOptionsLoaded } from "../entries/DataOptionsLoaded.tsx";
import { PropertyForm } from "./PropertyForm.tsx";

export interface PropertySettingsProps {
  readonly body: PropertyExplorer;
  readonly onChange: (body: PropertyExplorer) => void;
}

/** The form of the Property Explorer's settings, with what the data has to choose from. */
export default function PropertySettings({ body, onChange }: PropertySettingsProps) {
  return (
    <DataOptionsLoaded>
      {(options) => <PropertyForm onChange={onChange} options={options} settings={body} />}
    </DataOptionsLoaded>
  );
}

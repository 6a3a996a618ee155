import type { PropertyExplorer } from "@stopbank/contract/property-settings";
import type { DataOptions } from "../../../../domain/texts/dataOptions.ts";
import { withWords } from "../../../../domain/texts/property.ts";
import { WordsField } from "../../editing/WordsField.tsx";
import { ChoiceField } from "../entries/ChoiceField.tsx";
import { FormPart } from "../entries/FormPart.tsx";
import { HazardGroupsForm } from "./HazardGroupsForm.tsx";
import { MemorandumForm } from "./MemorandumForm.tsx";

export interface PropertyFormProps {
  readonly settings: PropertyExplorer;
  readonly options: DataOptions;
  readonly onChange: (settings: PropertyExplorer) => void;
}

/** Which elements are properties, by which hazards they are judged, and what the council says of them. */
export const PropertyForm = ({ settings, options, onChange }: PropertyFormProps) => (
  <div className="admin-fields">
    <FormPart title="Properties">
      <ChoiceField
        label="The element layer whose elements are properties"
        onValue={(type) => onChange({ ...settings, asset_type: type })}
        options={options.elementLayers.map(({ type, label }) => ({ value: type, label }))}
        value={settings.asset_type}
      />
    </FormPart>
    <FormPart title="Hazards">
      <HazardGroupsForm
        groups={settings.report_hazards}
        hazards={options.hazards}
        onChange={(report_hazards) => onChange({ ...settings, report_hazards })}
      />
    </FormPart>
    <FormPart title="Reports">
      <WordsField
        help="As Markdown, at the end of every report."
        label="Disclaimer"
        most={20_000}
        onValue={(words) => onChange(withWords(settings, "disclaimer", words))}
        rows={4}
        value={settings.disclaimer ?? ""}
      />
    </FormPart>
    <FormPart title="Land information memorandum">
      <MemorandumForm onChange={onChange} settings={settings} />
    </FormPart>
  </div>
);

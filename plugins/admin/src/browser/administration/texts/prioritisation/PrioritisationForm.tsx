import type { Prioritisation } from "@stopbank/contract/prioritisation-settings";
import type { DataOptions } from "../../../../domain/texts/dataOptions.ts";
import { FormPart } from "../entries/FormPart.tsx";
import { AreaLayersForm } from "./AreaLayersForm.tsx";
import { AssessmentsForm } from "./AssessmentsForm.tsx";
import { ClassWeightsForm } from "./ClassWeightsForm.tsx";
import { ScenariosForm } from "./ScenariosForm.tsx";
import { ValueSetsForm } from "./ValueSetsForm.tsx";

export interface PrioritisationFormProps {
  readonly settings: Prioritisation;
  readonly options: DataOptions;
  readonly onChange: (settings: Prioritisation) => void;
}

/** What areas are ranked, by what, under which hazards, and with which weights people begin. */
export const PrioritisationForm = ({ settings, options, onChange }: PrioritisationFormProps) => (
  <div className="admin-fields">
    <FormPart title="Areas">
      <AreaLayersForm
        layers={settings.layers}
        onChange={(layers) => onChange({ ...settings, layers })}
        regionGroups={options.regionGroups}
      />
    </FormPart>
    <FormPart title="What is valued">
      <ValueSetsForm layers={options.elementLayers} onChange={onChange} settings={settings} />
    </FormPart>
    <FormPart title="Scenarios">
      <ScenariosForm hazards={options.hazards} onChange={onChange} settings={settings} />
    </FormPart>
    <FormPart title="Assessments">
      <AssessmentsForm onChange={onChange} settings={settings} />
    </FormPart>
    <FormPart title="How much of an element counts, by damage class">
      <p className="sb-muted">
        From 0, nothing, to 1, all of it. While a field is empty, what it shows counts.
      </p>
      <ClassWeightsForm
        onChange={(weights) => {
          const { class_weights: _, ...others } = settings;
          onChange(Object.keys(weights).length === 0 ? others : { ...others, class_weights: weights });
        }}
        weights={settings.class_weights ?? {}}
      />
    </FormPart>
  </div>
);

import { type HazardOption, scenarioChoices } from "../../../../domain/texts/dataOptions.ts";
import { type ReportHazard, withFirst, withWords } from "../../../../domain/texts/property.ts";
import { WordsField } from "../../editing/WordsField.tsx";
import { ChoiceField } from "../entries/ChoiceField.tsx";

export interface HazardFieldsProps {
  readonly hazard: ReportHazard;
  readonly hazards: readonly HazardOption[];
  readonly onChange: (hazard: ReportHazard) => void;
}

const most = 20_000;

/** One hazard that properties are judged by: which scenario says so, and the council's words about it. */
export function HazardFields({ hazard, hazards, onChange }: HazardFieldsProps) {
  const choices = scenarioChoices(hazards);
  const put = <Key extends keyof ReportHazard>(key: Key, words: ReportHazard[Key]) =>
    onChange(withWords(hazard, key, words));
  const [judgedBy = ""] = hazard.scenarios;
  const [shown = ""] = hazard.layer_ids;
  return (
    <div className="admin-fields">
      <WordsField
        label="Name"
        onValue={(words) => onChange({ ...hazard, display_name: words })}
        problem={hazard.display_name === "" ? "It needs a name." : undefined}
        value={hazard.display_name}
      />
      <ChoiceField
        label="The scenario that says whether a property is exposed"
        onValue={(tag) => onChange({ ...hazard, scenarios: withFirst(hazard.scenarios, tag) })}
        options={choices}
        value={judgedBy}
      />
      <ChoiceField
        label="The scenario that the eye puts on the map"
        onValue={(tag) => onChange({ ...hazard, layer_ids: withFirst(hazard.layer_ids, tag) })}
        options={choices}
        value={shown}
      />
      <WordsField
        help={`Without one: What is ${hazard.display_name === "" ? "{name}" : hazard.display_name.toLowerCase()}?`}
        label="Heading of its description"
        onValue={(words) => put("description_header", words)}
        value={hazard.description_header ?? ""}
      />
      <WordsField
        help="As Markdown."
        label="What it is"
        most={most}
        onValue={(words) => onChange({ ...hazard, description: words })}
        rows={4}
        value={hazard.description}
      />
      <WordsField
        help="In the council's own words. Without any, the memorandum says that the district plan is still to be supplied."
        label="What the district plan says of it"
        most={most}
        onValue={(words) => put("district_plan", words)}
        rows={2}
        value={hazard.district_plan ?? ""}
      />
      <WordsField
        help="What is known of it together with other hazards, in the council's own words."
        label="Combined effects"
        most={most}
        onValue={(words) => put("combined_effects", words)}
        rows={2}
        value={hazard.combined_effects ?? ""}
      />
    </div>
  );
}

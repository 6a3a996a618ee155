import { Button, HTMLSelect } from "@blueprintjs/core";
import { FilterIcon } from "@blueprintjs/icons";
import type { HazardDetail } from "@stopbank/contract/layers";
import { useId, useMemo, useState } from "react";
import { type ChosenFilters, filtersOf, hazardAreas, noFilters } from "../controls/hazardFilters.ts";

export interface HazardFiltersProps {
  readonly hazards: readonly HazardDetail[];
  readonly chosen: ChosenFilters;
  readonly onChange: (filters: ChosenFilters) => void;
}

/** By region and by every parameter that takes more than one value. Folded away: most people look by name. */
export function HazardFilters({ hazards, chosen, onChange }: HazardFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const filters = useMemo(() => filtersOf(hazards), [hazards]);
  const areas = useMemo(() => hazardAreas(hazards), [hazards]);
  const count = Object.keys(chosen.parameters).length + (chosen.region === undefined ? 0 : 1);
  if (filters.length === 0 && areas.length === 0) return null;
  return (
    <div className="map-page-filters">
      <div className="map-page-filters-bar">
        <Button
          aria-controls={id}
          aria-expanded={isOpen}
          icon={<FilterIcon />}
          onClick={() => setOpen(!isOpen)}
          size="small"
          text={count === 0 ? "Filters" : `Filters (${count})`}
          variant="outlined"
        />
        {count > 0 && (
          <Button onClick={() => onChange(noFilters)} size="small" text="Clear Filters" variant="minimal" />
        )}
      </div>
      <div className="map-page-filters-grid" hidden={!isOpen} id={id}>
        {areas.length > 0 && (
          <Choice
            label="Region"
            options={areas.map((area) => ({ value: area, label: area }))}
            value={chosen.region}
            onChange={(region) => onChange({ ...chosen, region })}
          />
        )}
        {filters.map(({ key, label, options }) => (
          <Choice
            key={key}
            label={label}
            options={options.map((option) => ({ value: String(option.value), label: option.label }))}
            value={chosen.parameters[key] === undefined ? undefined : String(chosen.parameters[key])}
            onChange={(text) => {
              const { [key]: _before, ...others } = chosen.parameters;
              const option = options.find(({ value }) => String(value) === text);
              onChange({
                ...chosen,
                parameters: option === undefined ? others : { ...others, [key]: option.value },
              });
            }}
          />
        ))}
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

function Choice({ label, options, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="map-page-filter">
      <label htmlFor={id}>{label}</label>
      <HTMLSelect
        id={id}
        fill
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === "" ? undefined : currentTarget.value)
        }
        options={[{ value: "", label: "Any" }, ...options]}
        value={value ?? ""}
      />
    </div>
  );
}

import { Button, Checkbox, InputGroup } from "@blueprintjs/core";
import { SearchIcon } from "@blueprintjs/icons";
import { useState } from "react";
import type { ScenarioGroup } from "./scenarioGroups.ts";

export interface ScenarioListProps {
  readonly groups: readonly ScenarioGroup[];
  readonly chosen: readonly string[];
  /** How many may be chosen at once. */
  readonly most: number;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Every scenario to tick, under its hazard, found by any words of either. */
export function ScenarioList({ groups, chosen, most, onChange }: ScenarioListProps) {
  const [search, setSearch] = useState("");
  const found = groups.flatMap(({ title, scenarios }) => {
    const matching = scenarios.filter(({ name }) => matches(search, `${title} ${name}`));
    return matching.length === 0 ? [] : [{ title, scenarios: matching }];
  });
  const isFull = chosen.length >= most;
  const toggle = (tag: string) =>
    onChange(chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag]);
  return (
    <div className="summary-scenarios">
      <InputGroup
        aria-label="Search hazard scenarios"
        leftIcon={<SearchIcon />}
        onValueChange={setSearch}
        placeholder="Search hazard scenarios"
        type="search"
        value={search}
      />
      <div className="summary-scenarios-list">
        {found.map(({ title, scenarios }) => (
          <fieldset key={title}>
            <legend>{title}</legend>
            {scenarios.map(({ tag, name }) => (
              <Checkbox
                key={tag}
                checked={chosen.includes(tag)}
                disabled={isFull && !chosen.includes(tag)}
                label={name}
                onChange={() => toggle(tag)}
              />
            ))}
          </fieldset>
        ))}
        {found.length === 0 && <p className="sb-muted">No hazard scenario is called that.</p>}
      </div>
      <div className="summary-scenarios-foot">
        <span role="status">
          {chosen.length === 0 ? "None chosen" : `${chosen.length} chosen`}
          {isFull && `, which is as many as can be summed up at once`}
        </span>
        <Button
          disabled={chosen.length === 0}
          onClick={() => onChange([])}
          size="small"
          text="Clear scenarios"
          variant="minimal"
        />
      </div>
    </div>
  );
}

/** Whether every word is in a text, whatever their case, macrons and order. */
const matches = (search: string, text: string): boolean =>
  folded(search)
    .split(" ")
    .every((word) => folded(text).includes(word));

const folded = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .trim()
    .replace(/\s+/g, " ");

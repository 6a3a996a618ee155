import { useRef } from "react";
import { type HazardOption, scenarioChoices } from "../../../../domain/texts/dataOptions.ts";
import { withoutAt } from "../../../../domain/texts/lists.ts";
import { ChoiceField } from "./ChoiceField.tsx";
import { RemoveButton } from "./RemoveButton.tsx";

export interface ScenarioListProps {
  /** Whose they are: "scenario 2", "report 1". */
  readonly of: string;
  /** Tags of hazard scenarios. */
  readonly tags: readonly string[];
  readonly hazards: readonly HazardOption[];
  readonly onTags: (tags: string[]) => void;
}

/** Hazard scenarios, of which there has to be one at least. */
export function ScenarioList({ of, tags, hazards, onTags }: ScenarioListProps) {
  const choices = scenarioChoices(hazards);
  const list = useRef<HTMLUListElement>(null);
  const nameOf = (tag: string) => choices.find(({ value }) => value === tag)?.label;
  return (
    <>
      <ul aria-label={`Hazards of ${of}`} className="admin-history" ref={list} tabIndex={-1}>
        {tags.map((tag, place) => (
          <li className="admin-history-line" key={tag}>
            <p>{nameOf(tag) ?? `${tag}: the data does not have this any more.`}</p>
            <RemoveButton
              label={`Take out ${nameOf(tag) ?? tag}`}
              onRemove={
                tags.length === 1
                  ? undefined
                  : () => {
                      // The button is gone with its scenario: who works by the keyboard goes on from here.
                      list.current?.focus();
                      onTags(withoutAt(tags, place));
                    }
              }
              text="Take out"
            />
          </li>
        ))}
      </ul>
      <ChoiceField
        label={`Another hazard for ${of}`}
        onValue={(tag) => tag !== "" && onTags([...tags, tag])}
        options={choices.filter(({ value }) => !tags.includes(value))}
        placeholder="Choose a hazard's scenario ..."
        value=""
      />
    </>
  );
}

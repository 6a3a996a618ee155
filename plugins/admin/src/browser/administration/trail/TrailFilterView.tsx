import { Button, FormGroup, HTMLSelect, InputGroup } from "@blueprintjs/core";
import { actionWords } from "../../../domain/activity/trailWords.ts";

export interface TrailFilter {
  /** Empty for all. */
  readonly action: string;
  /** As it is typed: a person's address, or the id of an account. */
  readonly who: string;
  /** A part of what it was done to. */
  readonly about: string;
  /** Days as `2026-11-24`, or empty. */
  readonly from: string;
  readonly until: string;
}

export const everything: TrailFilter = { action: "", who: "", about: "", from: "", until: "" };

export interface TrailFilterViewProps {
  readonly filter: TrailFilter;
  /** The kinds there are to choose from. */
  readonly actions: readonly string[];
  /** Addresses to choose from. */
  readonly people: readonly string[];
  /** Why nobody is found by what is typed. */
  readonly whoProblem: string | undefined;
  readonly isExporting: boolean;
  readonly onFilter: (filter: TrailFilter) => void;
  /** Somebody is about to choose a person. */
  readonly onPick: () => void;
  readonly onExport: () => void;
}

/** What is asked for of the trail, and the way to have it as a file. */
export function TrailFilterView(props: TrailFilterViewProps) {
  const { filter, actions, people, whoProblem, isExporting, onFilter, onPick, onExport } = props;
  const become = (other: Partial<TrailFilter>) => onFilter({ ...filter, ...other });
  return (
    <div className="admin-filter">
      <FormGroup label="What" labelFor="trail-action">
        <HTMLSelect
          id="trail-action"
          onChange={({ currentTarget }) => become({ action: currentTarget.value })}
          options={[
            { value: "", label: "Everything" },
            ...actions.map((action) => ({ value: action, label: actionWords(action) })),
          ]}
          value={filter.action}
        />
      </FormGroup>
      <FormGroup
        helperText={whoProblem && <span id="trail-who-problem">{whoProblem}</span>}
        intent={whoProblem === undefined ? "none" : "danger"}
        label="Who"
        labelFor="trail-who"
      >
        <InputGroup
          aria-describedby={whoProblem === undefined ? undefined : "trail-who-problem"}
          aria-invalid={whoProblem !== undefined}
          autoComplete="off"
          id="trail-who"
          list="trail-people"
          onFocus={onPick}
          onValueChange={(who) => become({ who })}
          placeholder="Anybody"
          spellCheck={false}
          value={filter.who}
        />
        <datalist id="trail-people">
          {people.map((email) => (
            <option key={email} value={email} />
          ))}
        </datalist>
      </FormGroup>
      <FormGroup label="Whom or what" labelFor="trail-about">
        <InputGroup
          autoComplete="off"
          id="trail-about"
          maxLength={200}
          onValueChange={(about) => become({ about })}
          placeholder="A part of a name"
          spellCheck={false}
          type="search"
          value={filter.about}
        />
      </FormGroup>
      <FormGroup label="From" labelFor="trail-from">
        <InputGroup
          id="trail-from"
          max={filter.until}
          onValueChange={(from) => become({ from })}
          type="date"
          value={filter.from}
        />
      </FormGroup>
      <FormGroup label="Until" labelFor="trail-until">
        <InputGroup
          id="trail-until"
          min={filter.from}
          onValueChange={(until) => become({ until })}
          type="date"
          value={filter.until}
        />
      </FormGroup>
      <Button loading={isExporting} onClick={onExport} text="Download as CSV" variant="outlined" />
    </div>
  );
}

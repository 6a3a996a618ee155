import { Checkbox, InputGroup, RangeSlider } from "@blueprintjs/core";
import type { FilterableInformation } from "@stopbank/contract/layers";
import type { AttributeFilter } from "@stopbank/contract/selection";
import { formatNamed, formatNumber } from "@stopbank/numbers";
import { useId, useState } from "react";
import { matchesSearch } from "../words/search.ts";
import { numberSteps, onStep } from "./numberSteps.ts";

/** By key: the distinct texts, or the least and greatest number or date. */
export type Lookup = Readonly<Record<string, readonly (string | number | null)[]>>;

export interface AttributeFieldProps {
  readonly information: FilterableInformation;
  readonly lookup: Lookup[string] | undefined;
  readonly draft: AttributeFilter;
  readonly onChange: (draft: AttributeFilter) => void;
}

export function AttributeField(props: AttributeFieldProps) {
  const { information } = props;
  const unit = information.unit ?? information.prefix;
  const saysUnit = unit === undefined || information.label.includes(`(${unit})`);
  return (
    <fieldset className="map-page-attribute">
      <legend>{saysUnit ? information.label : `${information.label} (${unit})`}</legend>
      <Field {...props} />
    </fieldset>
  );
}

function Field(props: AttributeFieldProps) {
  const { information, lookup, draft, onChange } = props;
  if (information.type === "numeric") return <NumberRange {...props} />;
  if (information.type === "date") return <DateRange {...props} />;
  if (information.lookup && lookup !== undefined) return <Texts {...props} />;
  return (
    <InputGroup
      aria-label={information.label}
      onValueChange={(contains) => onChange({ ...draft, contains })}
      placeholder="Contains"
      value={draft.contains ?? ""}
    />
  );
}

function NumberRange({ information, lookup, draft, onChange }: AttributeFieldProps) {
  const [least, greatest] = lookup ?? [];
  if (typeof least !== "number" || typeof greatest !== "number" || least >= greatest)
    return <p className="sb-muted">All elements have the same value.</p>;
  const steps = numberSteps(least, greatest);
  const { min, max, step } = steps;
  return (
    <div className="map-page-range">
      <RangeSlider
        handleHtmlProps={{
          start: { "aria-label": `${information.label}, least` },
          end: { "aria-label": `${information.label}, greatest` },
        }}
        labelRenderer={(value) => formatNamed(information.key, value)}
        labelValues={[min, max]}
        max={max}
        min={min}
        onChange={([from, to]) => onChange({ ...draft, min: onStep(from, steps), max: onStep(to, steps) })}
        stepSize={step}
        value={[Math.max(min, draft.min ?? min), Math.min(max, draft.max ?? max)]}
      />
    </div>
  );
}

function DateRange({ information, lookup, draft, onChange }: AttributeFieldProps) {
  const [least, greatest] = (lookup ?? []).map((date) => (typeof date === "string" ? date : undefined));
  return (
    <div className="map-page-dates">
      <label>
        After
        <input
          aria-label={`${information.label} after`}
          className="bp6-input"
          type="date"
          min={least}
          max={draft.before ?? greatest}
          value={draft.after ?? ""}
          onChange={({ currentTarget }) => onChange({ ...draft, after: currentTarget.value })}
        />
      </label>
      <label>
        Before
        <input
          aria-label={`${information.label} before`}
          className="bp6-input"
          type="date"
          min={draft.after ?? least}
          max={greatest}
          value={draft.before ?? ""}
          onChange={({ currentTarget }) => onChange({ ...draft, before: currentTarget.value })}
        />
      </label>
    </div>
  );
}

/** More than this is too long to look through: searching comes first. */
const mostTexts = 40;

function Texts({ information, lookup = [], draft, onChange }: AttributeFieldProps) {
  const [search, setSearch] = useState("");
  const searchId = useId();
  const texts = lookup.filter((value): value is string => typeof value === "string");
  const chosen = draft.values ?? [];
  // Thousands of names are no choice: what was chosen stays, the others are found by searching.
  const isLong = texts.length > mostTexts && search.trim() === "";
  const found = texts.filter((text) => (isLong ? chosen.includes(text) : matchesSearch(search, text)));
  const toggle = (text: string) =>
    onChange({
      ...draft,
      values: chosen.includes(text) ? chosen.filter((one) => one !== text) : [...chosen, text],
    });
  return (
    <>
      {texts.length > 8 && (
        <InputGroup
          aria-label={`Search ${information.label}`}
          id={searchId}
          onValueChange={setSearch}
          placeholder={`Search ${formatNumber(texts.length)} values`}
          size="small"
          type="search"
          value={search}
        />
      )}
      <div className="map-page-texts">
        {found.slice(0, mostTexts).map((text) => (
          <Checkbox key={text} checked={chosen.includes(text)} label={text} onChange={() => toggle(text)} />
        ))}
        {lookup.includes(null) && (
          <Checkbox
            checked={draft.null_values ?? false}
            label="None of the above"
            onChange={() => onChange({ ...draft, null_values: !(draft.null_values ?? false) })}
          />
        )}
        {found.length > mostTexts && (
          <p className="sb-muted">{formatNumber(found.length - mostTexts)} more: search to see them.</p>
        )}
      </div>
    </>
  );
}

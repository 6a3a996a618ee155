import { Button, FormGroup, HTMLSelect, InputGroup } from "@blueprintjs/core";
import { useId, useState } from "react";

export interface ChosenText {
  readonly kind: string;
  /** Of a help text; empty for others. */
  readonly name: string;
}

export interface TextChoiceProps {
  readonly options: readonly (ChosenText & {
    readonly label: string;
    readonly group: string;
    /** It has a draft that is not published. */
    readonly isDraft: boolean;
  })[];
  readonly chosen: ChosenText;
  readonly onChoose: (text: ChosenText) => void;
}

/** What a help text may be called. */
export const helpName = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,127}$/;

/** Which text is written, and beginning another help text. */
export function TextChoice({ options, chosen, onChoose }: TextChoiceProps) {
  const id = useId();
  const [name, setName] = useState("");
  const isName = helpName.test(name);
  const drafts = options.filter(({ isDraft }) => isDraft).map(({ label }) => label);
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <div className="admin-choice">
      <FormGroup
        helperText={
          drafts.length > 0 && <span id={`${id}-drafts`}>Drafts not published yet: {drafts.join(", ")}.</span>
        }
        label="Text"
        labelFor={`${id}-text`}
      >
        <HTMLSelect
          aria-describedby={drafts.length > 0 ? `${id}-drafts` : undefined}
          fill
          id={`${id}-text`}
          onChange={({ currentTarget }) => {
            const [kind = "", of = ""] = currentTarget.value.split("/");
            onChoose({ kind, name: of });
          }}
          value={`${chosen.kind}/${chosen.name}`}
        >
          {groups.map((group) => (
            <optgroup key={group} label={group}>
              {options
                .filter((option) => option.group === group)
                .map(({ kind, name: of, label, isDraft }) => (
                  <option key={`${kind}/${of}`} value={`${kind}/${of}`}>
                    {isDraft ? `${label} (Draft)` : label}
                  </option>
                ))}
            </optgroup>
          ))}
        </HTMLSelect>
      </FormGroup>
      <form
        className="admin-choice"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isName) return;
          onChoose({ kind: "help", name });
          setName("");
        }}
      >
        <FormGroup
          helperText={
            <span id={`${id}-help`}>
              {name === "" || isName
                ? "As layers name it, such as pipes.md."
                : "Letters, digits, dots, hyphens and underscores, a letter or digit first."}
            </span>
          }
          intent={name === "" || isName ? "none" : "danger"}
          label="A new help text"
          labelFor={`${id}-name`}
        >
          <InputGroup
            aria-describedby={`${id}-help`}
            aria-invalid={name !== "" && !isName}
            id={`${id}-name`}
            onValueChange={setName}
            placeholder="pipes.md"
            rightElement={<Button disabled={!isName} text="Begin" type="submit" variant="minimal" />}
            spellCheck={false}
            value={name}
          />
        </FormGroup>
      </form>
    </div>
  );
}

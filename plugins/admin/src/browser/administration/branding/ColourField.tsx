import { Button, FormGroup, InputGroup } from "@blueprintjs/core";
import type { ContrastCheck } from "@stopbank/contract/brand-contrast";
import { useId } from "react";

export interface ColourFieldProps {
  readonly label: string;
  /** `#rrggbb`, or what is being typed. */
  readonly value: string;
  /** Of the places that this colour decides. */
  readonly checks: readonly ContrastCheck[];
  /** A colour near it that passes, where it does not. */
  readonly offered: string | undefined;
  readonly onValue: (value: string) => void;
}

/** A colour, chosen or typed, with how well it can be told from what it stands on. */
export function ColourField({ label, value, checks, offered, onValue }: ColourFieldProps) {
  const id = useId();
  const isColour = /^#[0-9a-f]{6}$/i.test(value);
  return (
    <FormGroup
      helperText={
        isColour ? undefined : <span id={`${id}-wrong`}>Write # and six digits or letters, a to f.</span>
      }
      intent={isColour ? "none" : "danger"}
      label={label}
      labelFor={id}
    >
      <div className="admin-colour">
        <input
          aria-label={`${label}, chosen`}
          onChange={({ currentTarget }) => onValue(currentTarget.value)}
          type="color"
          value={isColour ? value : "#000000"}
        />
        <InputGroup
          aria-describedby={isColour ? `${id}-checks` : `${id}-wrong`}
          aria-invalid={!isColour}
          id={id}
          maxLength={7}
          onValueChange={(typed) => onValue(typed)}
          spellCheck={false}
          value={value}
        />
        {offered !== undefined && (
          <Button onClick={() => onValue(offered)} text={`Use ${offered}, which passes`} variant="outlined" />
        )}
      </div>
      {isColour && (
        <ul className="admin-contrast" id={`${id}-checks`}>
          {checks.map(({ where, ratio, needed, isMet }) => (
            <li key={where}>
              <span>{where}</span>
              <span className={isMet ? "" : needed === 4.5 ? "admin-fails" : "admin-warns"}>
                {ratio.toFixed(2)} to 1,{" "}
                {isMet ? "enough" : `needs ${needed}: ${needed === 4.5 ? "cannot be read" : "hard to see"}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </FormGroup>
  );
}

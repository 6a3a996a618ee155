import { FormGroup, InputGroup } from "@blueprintjs/core";
import { useId } from "react";
import { metresOf } from "./shapeWords.ts";

export interface BufferFieldProps {
  /** As it was typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is chosen has no area without one. */
  readonly isNeeded?: boolean;
}

/** How far around what is chosen the area reaches. */
export function BufferField({ value, onChange, isNeeded = false }: BufferFieldProps) {
  const id = useId();
  const isWrong = Number.isNaN(metresOf(value));
  const help = isWrong
    ? "Write metres, from 0.1 to 100,000."
    : isNeeded
      ? "Lines and points need one: they have no area of their own."
      : "The area reaches this far around the shape. Leave it empty for the shape itself.";
  return (
    <FormGroup
      className="map-page-area-buffer"
      helperText={help}
      intent={isWrong ? "danger" : "none"}
      label="Buffer in metres"
      labelFor={id}
    >
      <InputGroup
        id={id}
        inputMode="decimal"
        intent={isWrong ? "danger" : "none"}
        onValueChange={onChange}
        placeholder="None"
        value={value}
      />
    </FormGroup>
  );
}

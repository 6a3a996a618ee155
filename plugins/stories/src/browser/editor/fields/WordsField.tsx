import { FormGroup, InputGroup, TextArea } from "@blueprintjs/core";
import { type JSX, type RefObject, useId } from "react";

export interface WordsFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** What belongs into it, below it. */
  readonly help?: string | undefined;
  /** How many rows a passage has; a line without. */
  readonly rows?: number;
  /** The most characters that are taken. */
  readonly most?: number;
  /** Names it for what leads here. */
  readonly field: string;
  /** Beside the label. */
  readonly actions?: JSX.Element | undefined;
  readonly area?: RefObject<HTMLTextAreaElement | null>;
}

/** A line or a passage that an author writes, with what belongs into it. */
export function WordsField(props: WordsFieldProps) {
  const { label, value, onValue, help, rows, most = 300, field, actions, area } = props;
  const id = useId();
  const shared = {
    id,
    maxLength: most,
    value,
    "aria-describedby": help === undefined ? undefined : `${id}-help`,
  };
  return (
    <div className="story-editor-field" data-field={field}>
      {actions !== undefined && <div className="story-editor-field-actions">{actions}</div>}
      <FormGroup
        helperText={help === undefined ? undefined : <span id={`${id}-help`}>{help}</span>}
        label={label}
        labelFor={id}
      >
        {rows === undefined ? (
          <InputGroup {...shared} onValueChange={(words) => onValue(words)} />
        ) : (
          <TextArea
            {...shared}
            autoResize
            fill
            inputRef={area ?? null}
            onChange={({ currentTarget }) => onValue(currentTarget.value)}
            rows={rows}
          />
        )}
      </FormGroup>
    </div>
  );
}

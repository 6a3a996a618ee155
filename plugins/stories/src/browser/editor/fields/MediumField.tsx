import { Button } from "@blueprintjs/core";
import { TrashIcon } from "@blueprintjs/icons";
import { Picture } from "../../card/Picture.tsx";
import { WordsField } from "./WordsField.tsx";

export interface MediumFieldProps {
  /** "Wide picture" */
  readonly label: string;
  readonly field: string;
  /** As the story names it: `media/<name>`, or an address; undefined where there is none yet. */
  readonly address: string | undefined;
  readonly alt: string | undefined;
  readonly mediaPrefix: string;
  readonly onAddress: (address: string) => void;
  readonly onAlt: (alt: string) => void;
  readonly onRemove: () => void;
  /** Opens the client's media; undefined where there are none to choose from. */
  readonly onChoose: (() => void) | undefined;
}

/** A picture of a story: which one, and what it shows for those who do not see it. */
export const MediumField = (props: MediumFieldProps) => (
  <fieldset className="story-editor-medium" data-field={props.field}>
    <legend>{props.label}</legend>
    {props.address !== undefined && props.address !== "" && (
      <Picture address={props.address} alt={props.alt ?? ""} mediaPrefix={props.mediaPrefix} />
    )}
    <div className="story-editor-row">
      {props.onChoose !== undefined && (
        <Button onClick={props.onChoose} size="small" text="Choose or upload…" variant="outlined" />
      )}
      <Button
        aria-label={`Remove: ${props.label}`}
        icon={<TrashIcon />}
        onClick={props.onRemove}
        size="small"
        variant="minimal"
      />
    </div>
    <WordsField
      field={`${props.field}.address`}
      label="Address"
      most={2_000}
      onValue={props.onAddress}
      value={props.address ?? ""}
    />
    <WordsField
      field={`${props.field}.alt`}
      help="Say what it shows, for those who do not see it."
      label="Alternative text"
      most={1_000}
      onValue={props.onAlt}
      value={props.alt ?? ""}
    />
  </fieldset>
);

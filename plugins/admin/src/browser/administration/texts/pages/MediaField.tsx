import { isAddress } from "../../../../domain/texts/pages.ts";
import { WordsField } from "../../editing/WordsField.tsx";

export interface MediaFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (address: string) => void;
  /** What it has to be: "A picture". */
  readonly what: string;
}

/** Where a picture or a film lies. */
export const MediaField = ({ label, value, onValue, what }: MediaFieldProps) => (
  <WordsField
    help={`${what} of yours, as media/ and its name, or an address of this site.`}
    label={label}
    most={2_000}
    onValue={onValue}
    problem={value === "" || isAddress(value) ? undefined : "This is no address of a file."}
    value={value}
  />
);

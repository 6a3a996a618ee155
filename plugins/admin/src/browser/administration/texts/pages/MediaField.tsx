import { Button } from "@blueprintjs/core";
import type { MediumKind } from "@stopbank/contract/media";
import { isAddress } from "../../../../domain/texts/pages.ts";
import { WordsField } from "../../editing/WordsField.tsx";
import { useChooseMedium } from "./mediumChoice.ts";

interface Taken {
  readonly what: string;
  readonly kinds: readonly MediumKind[];
}

const taken = {
  picture: { what: "A picture", kinds: ["picture", "drawing"] },
  film: { what: "A WebM film", kinds: ["film"] },
  captions: { what: "A WebVTT file of what is said in the film", kinds: ["captions"] },
} as const satisfies Readonly<Record<string, Taken>>;

export interface MediaFieldProps {
  readonly label: string;
  readonly value: string;
  /** With what the library says is to be seen there, where it was chosen; empty for films and captions. */
  readonly onValue: (address: string, alternativeText?: string) => void;
  readonly takes: keyof typeof taken;
}

/** Where a picture or a film lies: chosen among the client's media, or typed. */
export function MediaField({ label, value, onValue, takes }: MediaFieldProps) {
  const choose = useChooseMedium();
  const { what, kinds } = taken[takes];
  return (
    <div className="admin-media-field">
      <WordsField
        help={`${what} of yours, as media/ and its name, or an address of this site.`}
        label={label}
        most={2_000}
        onValue={(address) => onValue(address)}
        problem={value === "" || isAddress(value) ? undefined : "This is no address of a file."}
        value={value}
      />
      {choose && (
        <Button
          aria-haspopup="dialog"
          aria-label={`Choose for ${label}`}
          onClick={() => choose(kinds, ({ url, alternativeText }) => onValue(url, alternativeText))}
          text="Choose…"
        />
      )}
    </div>
  );
}

import type { ContentBlock } from "@stopbank/contract/blocks";
import { putAt, withoutAt } from "../../../../domain/texts/lists.ts";
import { isAddress, mostButtons } from "../../../../domain/texts/pages.ts";
import { WordsField } from "../../editing/WordsField.tsx";
import { AddButton } from "../entries/AddButton.tsx";
import { EntryView } from "../entries/EntryView.tsx";

type Buttons = NonNullable<ContentBlock["buttons"]>;

export interface ButtonsFormProps {
  readonly buttons: Buttons;
  readonly onChange: (buttons: Buttons) => void;
}

/** Ways on from a block. */
export const ButtonsForm = ({ buttons, onChange }: ButtonsFormProps) => (
  <AddButton
    blockedBy={buttons.length < mostButtons ? undefined : `${mostButtons} buttons at most`}
    onAdd={() => onChange([...buttons, { text: "", url: "" }])}
    text="Add a button"
  >
    {buttons.map(({ text, url }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a button has no name but its place, and its fields are controlled
      <EntryView key={at} onRemove={() => onChange(withoutAt(buttons, at))} title={`Button ${at + 1}`}>
        <div className="admin-pair">
          <WordsField
            label="Words"
            onValue={(words) => onChange(putAt(buttons, at, { text: words }))}
            value={text}
          />
          <WordsField
            help="A page here, such as /risk, or an address."
            label="Leads to"
            most={2_000}
            onValue={(address) => onChange(putAt(buttons, at, { url: address }))}
            problem={url === "" || isAddress(url) ? undefined : "This is no address."}
            value={url}
          />
        </div>
      </EntryView>
    ))}
  </AddButton>
);

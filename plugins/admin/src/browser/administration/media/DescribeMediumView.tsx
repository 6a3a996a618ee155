import { Button, FormGroup, TextArea } from "@blueprintjs/core";
import { type ListedMedium, mostAlternativeText } from "@stopbank/contract/media";
import { Dialog } from "@stopbank/ui/dialog";
import { useId, useState } from "react";

export interface DescribeMediumViewProps {
  /** Undefined while nothing is asked. */
  readonly medium: Pick<ListedMedium, "original_name" | "alternative_text"> | undefined;
  readonly isWorking: boolean;
  readonly onSave: (alternativeText: string) => void;
  readonly onCancel: () => void;
}

/** Says what is to be seen on a picture, for whoever does not see it. */
export function DescribeMediumView({ medium, isWorking, onSave, onCancel }: DescribeMediumViewProps) {
  const field = useId();
  const [text, setText] = useState(medium?.alternative_text ?? "");
  // A line is what a screen reader reads.
  const line = text.replace(/\s+/g, " ").trim();
  return (
    <Dialog
      actions={
        <>
          <Button disabled={isWorking} onClick={onCancel} text="Cancel" />
          <Button
            disabled={line === ""}
            intent="primary"
            loading={isWorking}
            onClick={() => onSave(line)}
            text="Save"
          />
        </>
      }
      closesOnOutsideClick={false}
      isOpen={medium !== undefined}
      onClose={onCancel}
      title={`Describe ${medium?.original_name ?? "the picture"}`}
    >
      <FormGroup
        helperText="A sentence about what matters in it. Texts that show it already keep the description they have."
        label="Describe it for people who cannot see it"
        labelFor={field}
      >
        <TextArea
          autoFocus
          autoResize
          fill
          id={field}
          maxLength={mostAlternativeText}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          value={text}
        />
      </FormGroup>
    </Dialog>
  );
}

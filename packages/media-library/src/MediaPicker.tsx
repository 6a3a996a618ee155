import { Button } from "@blueprintjs/core";
import type { ListedMedium, MediumKind } from "@stopbank/contract/media";
import { mediaFolder } from "@stopbank/contract/media-name";
import { Dialog } from "@stopbank/ui/dialog";
import { MediaLibrary } from "./MediaLibrary.tsx";

/** A medium as a document names it. */
export interface ChosenMedium {
  /** `media/<name>`. */
  readonly url: string;
  /** What is to be seen on it; empty for films and captions. */
  readonly alternativeText: string;
  readonly kind: MediumKind;
}

export interface MediaPickerProps {
  readonly isOpen: boolean;
  /** What the text takes: others are shown, and cannot be chosen. */
  readonly kinds: readonly MediumKind[];
  readonly onChoose: (medium: ChosenMedium) => void;
  readonly onClose: () => void;
}

/** Chooses one of the client's media for a text, or adds one first. For any form that names a picture, a film or captions. */
export function MediaPicker({ isOpen, kinds, onChoose, onClose }: MediaPickerProps) {
  const choose = ({ name, alternative_text, kind }: ListedMedium) => {
    onChoose({ url: `${mediaFolder}${name}`, alternativeText: alternative_text, kind });
    onClose();
  };
  return (
    <Dialog
      closesOnOutsideClick={false}
      isOpen={isOpen}
      onClose={onClose}
      title="Choose from media"
      widthPx={1_000}
    >
      <MediaLibrary
        actions={(medium) => (
          <Button
            aria-label={`Choose ${medium.original_name}`}
            disabled={!kinds.includes(medium.kind)}
            intent="primary"
            onClick={() => choose(medium)}
            size="small"
            text="Choose"
          />
        )}
      />
    </Dialog>
  );
}

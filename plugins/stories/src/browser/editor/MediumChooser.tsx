import type { MediumKind } from "@stopbank/contract/media";
import type { ChosenMedium } from "@stopbank/media-library/picker";
import { Contributed } from "@stopbank/plugin-api/browser";

/** What a field takes, and what is done with the medium that is chosen for it. */
export interface AskedMedium {
  readonly kinds: readonly MediumKind[];
  readonly choose: (medium: ChosenMedium) => void;
}

export interface MediumChooserProps {
  readonly asked: AskedMedium | undefined;
  readonly onClose: () => void;
}

const loadPicker = () =>
  import("@stopbank/media-library/picker").then(({ MediaPicker }) => ({ default: MediaPicker }));

/** The client's media, for the field that asks for one; fetched when the first does. */
export const MediumChooser = ({ asked, onClose }: MediumChooserProps) =>
  asked && (
    <Contributed
      id="stories.media"
      load={loadPicker}
      props={{ isOpen: true, kinds: asked.kinds, onChoose: asked.choose, onClose }}
      skeleton={null}
    />
  );

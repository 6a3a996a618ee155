import type { ListedMedium } from "@stopbank/contract/media";
import { ConfirmView } from "../confirm/ConfirmView.tsx";

export interface DeleteMediumViewProps {
  /** Undefined while nothing is asked. */
  readonly medium: Pick<ListedMedium, "original_name"> | undefined;
  /** Why it should perhaps be kept: an older version of a text shows it. */
  readonly history: string | undefined;
  readonly isWorking: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before one goes for good. */
export const DeleteMediumView = ({ medium, history, ...rest }: DeleteMediumViewProps) => (
  <ConfirmView
    {...rest}
    action={history === undefined ? "Delete" : "Delete it all the same"}
    isOpen={medium !== undefined}
    title={`Delete ${medium?.original_name ?? "the file"}?`}
  >
    <p>
      {history ?? "No text shows it. It goes for good: whoever wants it again has to add the file again."}
    </p>
  </ConfirmView>
);

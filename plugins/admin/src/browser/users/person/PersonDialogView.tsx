import { Dialog } from "@stopbank/ui/dialog";
import type { ReactNode } from "react";

export interface PersonDialogViewProps {
  readonly isOpen: boolean;
  readonly email: string;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  /** What there is of the person. */
  readonly children: ReactNode;
}

/** One person of the organisation: what they are, and where they are logged in. */
export const PersonDialogView = ({ email, children, ...dialog }: PersonDialogViewProps) => (
  <Dialog {...dialog} className="admin-person" title={email} widthPx={640}>
    {children}
  </Dialog>
);

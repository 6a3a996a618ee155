import { Dialog as BlueprintDialog, DialogBody, DialogFooter } from "@blueprintjs/core";
import { type ReactNode, useEffect, useRef } from "react";

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons, the one that goes on last. */
  readonly actions?: ReactNode;
  readonly widthPx?: number;
  /** False where a stray click would lose what was typed. */
  readonly closesOnOutsideClick?: boolean;
  /** For a question that has to be answered. */
  readonly role?: "dialog" | "alertdialog";
  readonly className?: string;
  /** The body touches the edges, for content that has its own spacing. */
  readonly flush?: boolean;
}

/** A dialog that keeps focus inside while it is open and gives it back to what opened it. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  widthPx = 480,
  closesOnOutsideClick = true,
  role = "dialog",
  className = "",
  flush = false,
}: DialogProps) {
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  }, [isOpen]);
  return (
    <BlueprintDialog
      canOutsideClickClose={closesOnOutsideClick}
      className={`sb-dialog ${className}`}
      isOpen={isOpen}
      onClose={onClose}
      onClosed={() => {
        // Blueprint gives focus back too, unless what opened the dialog was drawn anew meanwhile.
        if (opener.current?.isConnected && document.activeElement === document.body) opener.current.focus();
      }}
      role={role}
      shouldReturnFocusOnClose
      style={{ width: `min(${widthPx}px, calc(100vw - 32px))` }}
      title={title}
      transitionDuration={160}
    >
      {flush ? children : <DialogBody useOverflowScrollContainer={false}>{children}</DialogBody>}
      {actions !== undefined && <DialogFooter actions={actions} />}
    </BlueprintDialog>
  );
}

import { Dialog as BlueprintDialog, DialogBody, DialogFooter } from "@blueprintjs/core";
import { type ReactNode, type RefObject, useInsertionEffect, useRef } from "react";
import { useScrolls } from "./useScrolls.ts";

export interface DialogProps {
  readonly isOpen: boolean;
  /** Without it nothing closes the dialog but what its own buttons do: no cross, no Escape, no click outside. */
  readonly onClose?: (() => void) | undefined;
  /** It goes from the screen, and focus is back where there was somewhere to go back to. */
  readonly onClosed?: (() => void) | undefined;
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

/**
 * A dialog that takes focus when it opens, keeps it inside and gives it back to what opened it. One that is longer than
 * the window scrolls between its head and its buttons.
 */
export function Dialog({
  isOpen,
  onClose,
  onClosed,
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
  const container = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  // Before anything within takes the focus by itself (autoFocus), which a later effect would find to have it.
  useInsertionEffect(() => {
    if (!isOpen) return;
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  }, [isOpen]);
  return (
    <BlueprintDialog
      canEscapeKeyClose={onClose !== undefined}
      canOutsideClickClose={onClose !== undefined && closesOnOutsideClick}
      className={`sb-dialog ${className}`}
      containerRef={container}
      isCloseButtonShown={onClose !== undefined}
      isOpen={isOpen}
      {...(onClose === undefined ? {} : { onClose })}
      onOpening={() => focusInside(container, body)}
      onClosed={() => {
        // Blueprint gives focus back too, unless what opened the dialog was drawn anew meanwhile, or something within took it first.
        const active = document.activeElement;
        const isLost = active === document.body || container.current?.contains(active) === true;
        if (isLost && opener.current?.isConnected) opener.current.focus();
        onClosed?.();
      }}
      role={role}
      shouldReturnFocusOnClose
      style={{ width: `min(${widthPx}px, calc(100vw - 32px))` }}
      title={title}
      transitionDuration={160}
    >
      {flush ? children : <Body inner={body}>{children}</Body>}
      {actions !== undefined && <DialogFooter actions={actions} />}
    </BlueprintDialog>
  );
}

/** What scrolls can be reached by Tab, so that arrow keys scroll it. */
function Body({ inner, children }: { inner: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  const scrolls = useScrolls(inner);
  return (
    <DialogBody ref={inner} tabIndex={scrolls ? 0 : -1} useOverflowScrollContainer={false}>
      {children}
    </DialogBody>
  );
}

const takesKeys =
  ":is(input, select, textarea, button, a[href], [tabindex='0']):not(:disabled, .bp6-dialog-close-button)";

/** Focus goes to what asked for it (autoFocus), else to the text, else to the first thing that takes keys. */
function focusInside(container: RefObject<HTMLElement | null>, body: RefObject<HTMLElement | null>): void {
  const dialog = container.current?.querySelector<HTMLElement>(".bp6-dialog");
  if (dialog === undefined || dialog === null || dialog.contains(document.activeElement)) return;
  const target = body.current ?? dialog.querySelector<HTMLElement>(takesKeys);
  target?.focus({ preventScroll: true });
}

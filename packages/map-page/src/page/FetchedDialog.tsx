import { useToaster } from "@stopbank/plugin-api/browser";
import { tellCodeMissing } from "@stopbank/ui/tell-code-missing";
import { useFetched } from "@stopbank/ui/use-fetched";
import type { ComponentType } from "react";

export interface FetchedDialogProps<Props extends object> {
  readonly isOpen: boolean;
  /** The dialog's component. The same function from one render to the next. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Called where its code did not come: whoever opens it again has it fetched again. */
  readonly onClose: () => void;
}

/** A dialog whose code is fetched when it is first opened; it stays from then on, since dialogs fade when they close. */
export function FetchedDialog<Props extends object>({
  isOpen,
  load,
  props,
  onClose,
}: FetchedDialogProps<Props>) {
  const toaster = useToaster();
  const Dialog = useFetched(isOpen, load, (error) => {
    console.warn("A dialog's code did not come.", error);
    tellCodeMissing(toaster, "This could not be opened.");
    onClose();
  });
  return Dialog && <Dialog {...props} />;
}

import { Button } from "@blueprintjs/core";
import { Dialog } from "@stopbank/ui/dialog";
import type { Loadable } from "@stopbank/ui/loadable";
import { Markdown } from "../methodology/Markdown.tsx";

export interface HelpDialogViewProps {
  readonly isOpen: boolean;
  readonly help: Loadable<{ readonly title: string; readonly body: string }>;
  readonly onClose: () => void;
}

/** What a client's help text says of a layer. The dialog's title is the text's own, once it is there. */
export function HelpDialogView({ isOpen, help, onClose }: HelpDialogViewProps) {
  const close = <Button onClick={onClose} text="Close" variant="outlined" />;
  const shared = { isOpen, onClose, className: "map-page-details" };
  if (help.state === "loading")
    return (
      <Dialog {...shared} title="Loading" actions={close}>
        <p role="status">Getting information data...</p>
      </Dialog>
    );
  if (help.state === "failed")
    return (
      <Dialog
        {...shared}
        title="Error"
        actions={
          <>
            {close}
            {help.retry !== undefined && <Button intent="primary" onClick={help.retry} text="Try again" />}
          </>
        }
      >
        <p role="alert">Oops, something went wrong...</p>
      </Dialog>
    );
  return (
    <Dialog {...shared} title={help.value.title} actions={close}>
      <Markdown text={help.value.body} under={2} />
    </Dialog>
  );
}

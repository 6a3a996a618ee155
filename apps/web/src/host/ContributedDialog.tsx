import { Button } from "@blueprintjs/core";
import { Contributed, type StandIn, useContributions, useService } from "@stopbank/plugin-api/browser";
import { Dialog } from "@stopbank/ui/dialog";
import { useElapsed } from "@stopbank/ui/states";
import { type ReactNode, useEffect } from "react";
import { useSnapshot } from "valtio";
import { type Dialogs, dialogs } from "./dialogs.ts";

const waitingAfterMs = 150;

/** The dialog a plugin asked to be opened, if any, and if it is for this viewer. Focus returns to where it was when it closes. */
export function ContributedDialog() {
  const { state, close, giveFocusBack } = useService(dialogs);
  const { open } = useSnapshot(state);
  const dialog = useContributions("dialogs").find(({ id }) => id === open);
  const isShown = dialog !== undefined;
  useEffect(() => (isShown ? giveFocusBack : undefined), [isShown, giveFocusBack]);
  if (dialog === undefined) return null;
  const standIn: StandIn = (what, children) =>
    what === "waiting" ? (
      <Waiting close={close}>{children}</Waiting>
    ) : (
      <StandInDialog close={close} isOpen title="It could not be opened">
        {children}
      </StandInDialog>
    );
  return (
    <Contributed id={dialog.id} key={dialog.id} load={dialog.load} props={{ close }} standIn={standIn} />
  );
}

interface StandInProps extends Pick<Dialogs, "close"> {
  readonly children: ReactNode;
}

/** What comes at once comes by itself. */
function Waiting(given: StandInProps) {
  return <StandInDialog {...given} isOpen={useElapsed(waitingAfterMs)} title="Opening" />;
}

const StandInDialog = ({ close, ...given }: StandInProps & { isOpen: boolean; title: string }) => (
  <Dialog {...given} actions={<Button onClick={close} text="Close" />} onClose={close} />
);

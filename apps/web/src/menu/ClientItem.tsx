import { PopoverNext, PopupKind } from "@blueprintjs/core";
import { OfficeIcon } from "@blueprintjs/icons";
import { useClient, useSession } from "@stopbank/plugin-api/browser";
import { tellCodeMissing } from "@stopbank/ui/tell-code-missing";
import { useFetched } from "@stopbank/ui/use-fetched";
import { useState } from "react";
import { toasts } from "../session/state.ts";
import { switchClient } from "../session/switchClient.ts";
import { besideMenu, MenuButton, MenuText } from "./MenuItem.tsx";

/** The client in use; whoever belongs to several may choose another. */
export function ClientItem() {
  const { clients } = useSession();
  const { name, displayName } = useClient();
  const [isOpen, setOpen] = useState(false);
  const View = useFetched(isOpen, loadView, (error) => {
    console.warn("The code to change client did not come.", error);
    tellCodeMissing(toasts, "Your organisations could not be shown.");
    setOpen(false);
  });
  if (clients.length < 2) return <MenuText icon={OfficeIcon} label={displayName} />;
  const choose = (chosen: string) => {
    setOpen(false);
    void switchClient(chosen);
  };
  return (
    <PopoverNext
      arrow={false}
      content={
        View && <View clients={clients} current={name} onChoose={choose} onClose={() => setOpen(false)} />
      }
      fill
      isOpen={isOpen && View !== undefined}
      onInteraction={(next) => setOpen(next)}
      {...besideMenu()}
      popupKind={PopupKind.DIALOG}
    >
      <MenuButton icon={OfficeIcon} label={displayName} onClick={() => setOpen(!isOpen)} />
    </PopoverNext>
  );
}

/** Whoever belongs to one client alone never needs it. */
const loadView = () => import("./ChangeClientView.tsx").then(({ ChangeClientView }) => ChangeClientView);

import { PopoverNext, PopupKind } from "@blueprintjs/core";
import { OfficeIcon } from "@blueprintjs/icons";
import { useClient, useSession } from "@stopbank/plugin-api/browser";
import { useState } from "react";
import { switchClient } from "../session/state.ts";
import { ChangeClientView } from "./ChangeClientView.tsx";
import { besideMenu, MenuButton, MenuText } from "./MenuItem.tsx";

/** The client in use; whoever belongs to several may choose another. */
export function ClientItem() {
  const { clients } = useSession();
  const { name, displayName } = useClient();
  const [isOpen, setOpen] = useState(false);
  if (clients.length < 2) return <MenuText icon={OfficeIcon} label={displayName} />;
  const choose = (chosen: string) => {
    setOpen(false);
    void switchClient(chosen);
  };
  return (
    <PopoverNext
      arrow={false}
      content={
        <ChangeClientView clients={clients} current={name} onChoose={choose} onClose={() => setOpen(false)} />
      }
      fill
      isOpen={isOpen}
      onInteraction={(next) => setOpen(next)}
      {...besideMenu()}
      popupKind={PopupKind.DIALOG}
    >
      <MenuButton icon={OfficeIcon} label={displayName} onClick={() => setOpen(!isOpen)} />
    </PopoverNext>
  );
}

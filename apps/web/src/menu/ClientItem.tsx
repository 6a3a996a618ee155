import { Button, FormGroup, HTMLSelect, PopoverNext, PopupKind } from "@blueprintjs/core";
import { CrossIcon, OfficeIcon } from "@blueprintjs/icons";
import { useClient, useSession } from "@stopbank/plugin-api/browser";
import { useId, useState } from "react";
import { switchClient } from "../session/state.ts";
import { besideMenu, MenuButton, MenuText } from "./MenuItem.tsx";

/** The client in use; whoever belongs to several may choose another. */
export function ClientItem() {
  const { clients } = useSession();
  const { displayName } = useClient();
  const [isOpen, setOpen] = useState(false);
  if (clients.length < 2) return <MenuText icon={OfficeIcon} label={displayName} />;
  return (
    <PopoverNext
      arrow={false}
      content={<ChangeClient onClose={() => setOpen(false)} />}
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

function ChangeClient({ onClose }: { onClose: () => void }) {
  const { clients } = useSession();
  const { name } = useClient();
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="popover-card">
      <header>
        <h2 id={`${id}-title`}>Change Client</h2>
        <Button aria-label="Close" icon={<CrossIcon />} onClick={onClose} variant="minimal" />
      </header>
      <FormGroup label="Organisation" labelFor={`${id}-choice`}>
        <HTMLSelect
          fill
          id={`${id}-choice`}
          onChange={({ currentTarget }) => {
            onClose();
            void switchClient(currentTarget.value);
          }}
          options={clients.map((client) => ({ value: client.client_name, label: client.display_name }))}
          value={name}
        />
      </FormGroup>
      <p className="sb-muted sb-small">Layers, drawn areas and the map start afresh.</p>
    </section>
  );
}

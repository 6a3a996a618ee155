import { Button, FormGroup, HTMLSelect } from "@blueprintjs/core";
import { CrossIcon } from "@blueprintjs/icons";
import type { SessionInfo } from "@stopbank/plugin-api/browser";
import { useId } from "react";

export interface ChangeClientViewProps {
  readonly clients: SessionInfo["clients"];
  /** The one in use, by name. */
  readonly current: string;
  readonly onChoose: (name: string) => void;
  readonly onClose: () => void;
}

/** The clients a person may look at, and what becomes of what is on the screen. */
export function ChangeClientView({ clients, current, onChoose, onClose }: ChangeClientViewProps) {
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
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
          options={clients.map((client) => ({ value: client.client_name, label: client.display_name }))}
          value={current}
        />
      </FormGroup>
      <p className="sb-muted sb-small">Layers, drawn areas and the map start afresh.</p>
    </section>
  );
}

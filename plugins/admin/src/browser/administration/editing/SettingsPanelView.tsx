import { Button, Callout } from "@blueprintjs/core";
import type { ReactNode } from "react";
import { SaveBarView, type SaveBarViewProps } from "./SaveBarView.tsx";

/** What a panel of settings is told of how its form stands to what is kept. */
export interface SettingsStanding extends SaveBarViewProps {
  /** Somebody else has changed them since this was begun. */
  readonly isLate: boolean;
  readonly onKeepMine: () => void;
}

export interface SettingsPanelViewProps extends SettingsStanding {
  readonly label: string;
  /** As it stands in a sentence, and in the one that follows: "the branding", "Yours is". */
  readonly what: string;
  readonly yours: string;
  /** The form, and what shows how it will look. */
  readonly children: ReactNode;
}

/** A form of settings beside its preview: whose they are, what to do where two changed them at once, and saving. */
export const SettingsPanelView = ({ label, what, yours, children, ...props }: SettingsPanelViewProps) => (
  <section aria-label={label} className="admin-panel admin-edit-panel sb-card">
    <p className="sb-muted">What is saved holds for everybody in the organisation from their next page on.</p>
    {props.isLate && (
      <Callout compact intent="warning" role="alert" title={`Somebody else has changed ${what} meanwhile`}>
        <p>{yours} still in the form.</p>
        <div className="admin-row">
          <Button intent="primary" onClick={props.onKeepMine} text="Save mine in place of theirs" />
          <Button onClick={props.onDrop} text="Take theirs and drop mine" variant="outlined" />
        </div>
      </Callout>
    )}
    <div className="admin-editor">{children}</div>
    <SaveBarView
      blockedBy={props.isLate ? "Decide above between the two" : props.blockedBy}
      isChanged={props.isChanged}
      isWorking={props.isWorking}
      onDrop={props.onDrop}
      onSave={props.onSave}
    />
  </section>
);

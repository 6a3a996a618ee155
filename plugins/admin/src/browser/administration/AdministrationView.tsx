import { FormGroup, HTMLSelect } from "@blueprintjs/core";
import type { AdminPanel } from "@stopbank/plugin-api/browser";
import { type ReactNode, useId } from "react";
import { type PanelGroup, sectionOf } from "./panelGroups.ts";

export interface AdministrationViewProps {
  readonly groups: readonly PanelGroup[];
  readonly open: AdminPanel | undefined;
  readonly onOpen: (section: string) => void;
  /** The panel that is open. */
  readonly children: ReactNode;
}

/** The page: what there is at the left, or to be chosen from where that leaves no room, and the panel that is open. */
export function AdministrationView({ groups, open, onOpen, children }: AdministrationViewProps) {
  const id = useId();
  return (
    <div className="admin-page">
      <h1>Administration</h1>
      <div className="admin-sections">
        <nav aria-label="Administration" className="admin-nav">
          {groups.map(({ title, panels }, place) => (
            <div key={title}>
              <h2 id={`${id}-${place}`}>{title}</h2>
              <ul aria-labelledby={`${id}-${place}`}>
                {panels.map((panel) => (
                  <li key={panel.id}>
                    <a
                      aria-current={panel === open ? "page" : undefined}
                      href={`/administration/${sectionOf(panel)}`}
                      onClick={(event) => {
                        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                        event.preventDefault();
                        onOpen(sectionOf(panel));
                      }}
                    >
                      {panel.title}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <FormGroup className="admin-nav-choice" label="Section" labelFor={`${id}-choice`}>
          <HTMLSelect
            fill
            id={`${id}-choice`}
            onChange={({ currentTarget }) => onOpen(currentTarget.value)}
            value={open === undefined ? "" : sectionOf(open)}
          >
            {groups.map(({ title, panels }) => (
              <optgroup key={title} label={title}>
                {panels.map((panel) => (
                  <option key={panel.id} value={sectionOf(panel)}>
                    {panel.title}
                  </option>
                ))}
              </optgroup>
            ))}
          </HTMLSelect>
        </FormGroup>
        <div className="admin-open">
          {open && <h2>{open.title}</h2>}
          {children}
        </div>
      </div>
    </div>
  );
}

import { FormGroup, HTMLSelect } from "@blueprintjs/core";
import { formatCount } from "@stopbank/numbers";
import type { AdminPanel } from "@stopbank/plugin-api/browser";
import { type ReactNode, useId } from "react";
import { type PanelGroup, sectionOf } from "./panelGroups.ts";

export interface AdministrationViewProps {
  readonly groups: readonly PanelGroup[];
  readonly open: AdminPanel | undefined;
  /** What waits to be looked at, by the section of its panel. */
  readonly waiting?: Readonly<Record<string, number>>;
  readonly onOpen: (section: string) => void;
  /** The panel that is open. */
  readonly children: ReactNode;
}

/** The page: what there is at the left, or to be chosen from where that leaves no room, and the panel that is open. */
export function AdministrationView({
  groups,
  open,
  waiting = {},
  onOpen,
  children,
}: AdministrationViewProps) {
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
                      <Waiting count={waiting[sectionOf(panel)]} />
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
                    {titleWith(panel.title, waiting[sectionOf(panel)])}
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

const Waiting = ({ count = 0 }: { readonly count: number | undefined }) =>
  count > 0 && (
    <span className="admin-nav-count">
      {" "}
      {formatCount(count)}
      <span className="sb-visually-hidden"> new</span>
    </span>
  );

const titleWith = (title: string, count = 0): string =>
  count > 0 ? `${title} (${formatCount(count)} new)` : title;

import {
  ChatIcon,
  LogInIcon,
  LogOutIcon,
  MenuClosedIcon,
  MenuIcon,
  MenuOpenIcon,
  SearchIcon,
  UserIcon,
} from "@blueprintjs/icons";
import type { Settings } from "@stopbank/contract/clients";
import type { MenuEntry } from "@stopbank/plugin-api/browser";
import { Tooltip } from "@stopbank/ui/tooltip";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { clientVersion } from "../notes/clientVersion.ts";
import { MenuButton, MenuLink } from "./MenuItem.tsx";
import { isCurrent } from "./menuEntries.ts";

export interface SideMenuViewProps {
  readonly isOpen: boolean;
  /** The client's. */
  readonly name: string;
  /** Where the reader is. */
  readonly path: string;
  readonly main: readonly MenuEntry[];
  readonly bottom: readonly MenuEntry[];
  readonly logo: ReactNode;
  readonly notifications: ReactNode;
  readonly jobs: ReactNode;
  readonly client: ReactNode;
  readonly isSignedIn: boolean;
  /** The installation's, as its packages have it. */
  readonly release: Pick<Settings, "version" | "commit">;
  readonly onToggle: () => void;
  /** A link that stays within the app was followed. */
  readonly onFollow: () => void;
  /** A contributed dialog was asked for, by its id. */
  readonly onOpen: (dialog: string) => void;
  /** The search of everything. */
  readonly onSearch: () => void;
  /** Something is to be said to the organisation. */
  readonly onFeedback: () => void;
  readonly onLogIn: () => void;
  readonly onLogOut: () => void;
  /** What it opens over the page. */
  readonly children?: ReactNode;
}

/** Beside the page; on a phone a bar above it. */
export function SideMenuView({ isOpen, name, path, main, bottom, children, ...props }: SideMenuViewProps) {
  const Toggle = isOpen ? MenuClosedIcon : MenuOpenIcon;
  return (
    <nav aria-label="Main" className={`menu ${isOpen ? "menu-open" : ""}`}>
      <div className="menu-head">
        <Link aria-label={`${name}, home`} className="menu-brand" href="/home" onClick={props.onFollow}>
          {props.logo}
        </Link>
        <button
          aria-expanded={isOpen}
          aria-label={isOpen ? "Close menu" : "Open menu"}
          className="menu-toggle"
          onClick={props.onToggle}
          type="button"
        >
          <span className="menu-toggle-wide">
            <Toggle aria-hidden size={18} />
          </span>
          <span className="menu-toggle-phone">
            <MenuIcon aria-hidden size={20} />
          </span>
        </button>
      </div>
      <div className="menu-lists">
        <ul>
          {main.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} path={path} onOpen={props.onOpen} />
            </li>
          ))}
        </ul>
        <ul className="menu-bottom">
          <li>
            <MenuButton icon={SearchIcon} label="Search" onClick={props.onSearch} shortcut="Control+K" />
          </li>
          <li>{props.notifications}</li>
          {props.jobs}
          {bottom.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} path={path} onOpen={props.onOpen} />
            </li>
          ))}
          <li>
            <MenuButton icon={ChatIcon} label="Feedback" onClick={props.onFeedback} />
          </li>
          <li>{props.client}</li>
          {props.isSignedIn && (
            <li>
              <MenuLink
                href="/account"
                icon={UserIcon}
                isCurrent={path === "/account"}
                label="Your account"
              />
            </li>
          )}
          <li>
            {props.isSignedIn ? (
              <MenuButton icon={LogOutIcon} label="Logout" onClick={props.onLogOut} />
            ) : (
              <MenuButton icon={LogInIcon} label="Login" onClick={props.onLogIn} />
            )}
          </li>
        </ul>
        <Tooltip
          content={`Stopbank ${props.release.version}${props.release.commit ? ` (${props.release.commit})` : ""}`}
          fill
          placement="right"
        >
          <p className="menu-version">{clientVersion}</p>
        </Tooltip>
      </div>
      {children}
    </nav>
  );
}

interface EntryProps extends Pick<SideMenuViewProps, "path" | "onOpen"> {
  readonly entry: MenuEntry;
}

function Entry({ entry, path, onOpen }: EntryProps) {
  const { dialog, label, icon, badge } = entry;
  const face = { label, icon, badge };
  if (dialog !== undefined) return <MenuButton {...face} onClick={() => onOpen(dialog)} />;
  return (
    <MenuLink
      {...face}
      href={entry.href}
      isCurrent={isCurrent(entry, path)}
      isExternal={entry.external ?? false}
    />
  );
}

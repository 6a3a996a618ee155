import { ChatIcon, LogInIcon, LogOutIcon, MenuClosedIcon, MenuIcon, MenuOpenIcon } from "@blueprintjs/icons";
import { Contributed, useClient, useContributions, useSession } from "@stopbank/plugin-api/browser";
import { useState } from "react";
import { useSnapshot } from "valtio";
import { Link, useLocation } from "wouter";
import { Logo } from "../brand/Logo.tsx";
import { useFlags } from "../host/hostContext.ts";
import { openLogin } from "../session/state.ts";
import { ClientItem } from "./ClientItem.tsx";
import { LogoutDialog } from "./LogoutDialog.tsx";
import { MenuButton, MenuLink } from "./MenuItem.tsx";
import { isCurrent, menuEntries } from "./menuEntries.ts";
import { closeMenuOnPhone, menu, toggleMenu } from "./menuState.ts";
import { Notifications } from "./Notifications.tsx";

const loadJobs = () => import("../jobs/JobsItem.tsx");
const clientVersion = "0.0.1239";

/** Where the app can take the reader. Beside the page; on a phone a bar above it. */
export function SideMenu() {
  const { isOpen } = useSnapshot(menu);
  const [path] = useLocation();
  const { status } = useSession();
  const isOn = useFlags();
  const client = useClient();
  const { main, bottom } = menuEntries(useContributions("menu"), { path, isOn });
  const [isLeaving, setLeaving] = useState(false);
  const Toggle = isOpen ? MenuClosedIcon : MenuOpenIcon;
  const logIn = () => {
    closeMenuOnPhone();
    openLogin();
  };
  const leave = () => {
    closeMenuOnPhone();
    setLeaving(true);
  };
  const { feedback_url } = client.config;

  return (
    <nav aria-label="Main" className={`menu ${isOpen ? "menu-open" : ""}`}>
      <div className="menu-head">
        <Link
          aria-label={`${client.displayName}, home`}
          className="menu-brand"
          href="/home"
          onClick={closeMenuOnPhone}
        >
          <Logo full={isOpen} />
        </Link>
        <button
          aria-expanded={isOpen}
          aria-label={isOpen ? "Close menu" : "Open menu"}
          className="menu-toggle"
          onClick={toggleMenu}
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
              <MenuLink
                badge={entry.badge}
                href={entry.href}
                icon={entry.icon}
                isCurrent={isCurrent(entry, path)}
                isExternal={entry.external ?? false}
                label={entry.label}
              />
            </li>
          ))}
        </ul>
        <ul className="menu-bottom">
          <li>
            <Notifications />
          </li>
          {status !== "visitor" && (
            <Contributed className="menu-late" id="shell.jobs" load={loadJobs} props={{}} />
          )}
          {bottom.map((entry) => (
            <li key={entry.id}>
              <MenuLink
                href={entry.href}
                icon={entry.icon}
                isCurrent={isCurrent(entry, path)}
                label={entry.label}
              />
            </li>
          ))}
          {feedback_url !== null && (
            <li>
              <MenuLink href={feedback_url} icon={ChatIcon} isExternal label="Feedback" />
            </li>
          )}
          <li>
            <ClientItem />
          </li>
          <li>
            {status === "signed-in" ? (
              <MenuButton icon={LogOutIcon} label="Logout" onClick={leave} />
            ) : (
              <MenuButton icon={LogInIcon} label="Login" onClick={logIn} />
            )}
          </li>
        </ul>
        <p className="menu-version">{clientVersion}</p>
      </div>
      <LogoutDialog isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </nav>
  );
}

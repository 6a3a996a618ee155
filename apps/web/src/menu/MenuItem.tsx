import type { MenuIcon } from "@stopbank/plugin-api/browser";
import { Tooltip } from "@stopbank/ui/tooltip";
import type { ReactElement } from "react";
import { useSnapshot } from "valtio";
import { Link } from "wouter";
import { closeMenuOnPhone, isPhone, menu } from "./menuState.ts";

/** Where a popover of the menu opens: clear of its edge, or over the entry where the menu fills a phone. */
export const besideMenu = () =>
  isPhone()
    ? ({ placement: "top", middleware: { offset: { mainAxis: 4 } } } as const)
    : ({ placement: "right-end", middleware: { offset: { mainAxis: 20 } } } as const);

interface Face {
  readonly label: string;
  readonly icon: MenuIcon;
  readonly badge?: "Beta" | undefined;
  /** How much is there that the reader has not seen. */
  readonly count?: number;
  /** Something there wants to be looked at; what it is, the entry's surroundings say. */
  readonly hasDot?: boolean;
  /** Stands behind the label for who cannot see the icon. */
  readonly note?: string;
}

export function MenuLink({
  href,
  isCurrent,
  isExternal = false,
  ...face
}: Face & { href: string; isCurrent?: boolean; isExternal?: boolean }) {
  if (isExternal)
    return withTooltip(
      face,
      <a className="menu-item" href={href} rel="noreferrer" target="_blank">
        <Contents {...face} />
      </a>,
    );
  return withTooltip(
    face,
    <Link
      aria-current={isCurrent ? "page" : undefined}
      className="menu-item"
      href={href}
      onClick={closeMenuOnPhone}
    >
      <Contents {...face} />
    </Link>,
  );
}

export function MenuButton({
  onClick,
  shortcut,
  ...face
}: Face & {
  onClick: () => void;
  /** Keys that do the same, as `aria-keyshortcuts` names them. */
  shortcut?: string;
}) {
  return withTooltip(
    face,
    <button aria-keyshortcuts={shortcut} className="menu-item" onClick={onClick} type="button">
      <Contents {...face} />
    </button>,
  );
}

/** What stands in the list but does nothing, such as the name of the only client. */
export function MenuText(face: Face) {
  return (
    <div className="menu-item menu-item-text">
      <Contents {...face} />
    </div>
  );
}

function Contents({ icon: Icon, label, badge, count = 0, hasDot = false, note = "" }: Face) {
  return (
    <>
      <span className="menu-icon">
        <Icon aria-hidden size={18} />
        {count > 0 && (
          <span aria-hidden className="menu-count">
            {count > 9 ? "9+" : count}
          </span>
        )}
        {hasDot && <span aria-hidden className="menu-dot" />}
      </span>
      <span className="menu-label">{label}</span>
      {badge !== undefined && <span className="menu-badge">{badge}</span>}
      {count > 0 && <span className="sb-visually-hidden">, {count} not read</span>}
      {note !== "" && <span className="sb-visually-hidden">, {note}</span>}
    </>
  );
}

/** The label shows beside the closed menu; the open one has it in place. */
const withTooltip = ({ label }: Face, item: ReactElement<{ "aria-describedby"?: string | undefined }>) => (
  <ClosedMenuTooltip label={label}>{item}</ClosedMenuTooltip>
);

function ClosedMenuTooltip({
  label,
  children,
}: {
  label: string;
  children: ReactElement<{ "aria-describedby"?: string | undefined }>;
}) {
  const { isOpen } = useSnapshot(menu);
  return (
    <Tooltip content={label} disabled={isOpen} fill placement="right">
      {children}
    </Tooltip>
  );
}

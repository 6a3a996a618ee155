import { Button, PopoverNext, PopupKind } from "@blueprintjs/core";
import { ExportIcon } from "@blueprintjs/icons";
import { useLoaded } from "@stopbank/map-page/use-loaded";
import { useState } from "react";
import type { ExportFormat } from "../../domain/exports/exportFormats.ts";

export interface ExportMenuProps {
  /** Nobody is signed in, who may export nothing. */
  readonly isVisitor: boolean;
  readonly onLogIn: () => void;
  readonly onReport: () => void;
  readonly onFile: (format: ExportFormat) => void;
}

const label = "Export Risk Summary";
/** What the tutorial points at (TUT-10). */
const anchor = "risk-export";
const loadList = () => import("./ExportList.tsx");

/** Opens the list of what can be taken home of a map, which is fetched then. */
export function ExportMenu({ isVisitor, onLogIn, ...does }: ExportMenuProps) {
  if (isVisitor)
    return (
      <Button
        className={anchor}
        icon={<ExportIcon />}
        onClick={onLogIn}
        text={label}
        title="Login required"
      />
    );
  return <MembersMenu {...does} />;
}

function MembersMenu(does: Pick<ExportMenuProps, "onReport" | "onFile">) {
  const [isOpen, setOpen] = useState(false);
  const list = useLoaded(loadList, isOpen);
  return (
    <PopoverNext
      arrow={false}
      content={list && <list.ExportList {...does} label={label} />}
      isOpen={isOpen && list !== undefined}
      onInteraction={setOpen}
      placement="top-end"
      popupKind={PopupKind.MENU}
      shouldReturnFocusOnClose
      transitionDuration={100}
    >
      <Button className={anchor} icon={<ExportIcon />} text={label} />
    </PopoverNext>
  );
}

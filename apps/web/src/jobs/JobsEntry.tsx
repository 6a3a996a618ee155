import { Button, PopoverNext, PopupKind } from "@blueprintjs/core";
import { CrossIcon, TimeIcon } from "@blueprintjs/icons";
import { type ReactNode, useId } from "react";
import { besideMenu, MenuButton } from "../menu/MenuItem.tsx";

export interface JobsEntryProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** How many jobs wait or run. */
  readonly underWay: number;
  /** What has ended unseen, in words; empty where nothing has. */
  readonly news: string;
  /** What the popover holds. */
  readonly children: ReactNode;
}

/** The menu's entry for one's jobs, with a dot where one has ended unseen, and the popover that it opens. */
export function JobsEntry({ isOpen, onOpen, underWay, news, children }: JobsEntryProps) {
  const id = useId();
  return (
    <li>
      <PopoverNext
        arrow={false}
        content={
          <section aria-labelledby={id} className="popover-card jobs">
            <header>
              <h2 id={id}>Jobs</h2>
              <Button
                aria-label="Close"
                icon={<CrossIcon />}
                onClick={() => onOpen(false)}
                variant="minimal"
              />
            </header>
            {children}
          </section>
        }
        fill
        isOpen={isOpen}
        onInteraction={(next) => onOpen(next)}
        {...besideMenu()}
        popupKind={PopupKind.DIALOG}
      >
        <MenuButton
          hasDot={news !== ""}
          icon={TimeIcon}
          label="Jobs"
          note={underWay > 0 ? `${underWay} under way` : ""}
          onClick={() => onOpen(!isOpen)}
        />
      </PopoverNext>
      <span className="sb-visually-hidden" role="status">
        {news}
      </span>
    </li>
  );
}

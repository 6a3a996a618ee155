import { Button } from "@blueprintjs/core";
import { PagesApart } from "@stopbank/markdown/pages-apart";
import { Dialog } from "@stopbank/ui/dialog";
import type { ReactNode } from "react";

export interface ExplainViewProps {
  readonly title: string;
  /** Where the guide has it; undefined where it has nothing of it. */
  readonly href: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What the guide says of something, over the page it stands on. */
export const ExplainView = ({ title, href, onClose, children }: ExplainViewProps) => (
  <Dialog
    actions={
      <>
        {href !== undefined && (
          <a className="bp6-button" href={href} rel="noopener" target="_blank">
            Open in the guide
          </a>
        )}
        <Button intent="primary" onClick={onClose} text="Close" />
      </>
    }
    isOpen
    onClose={onClose}
    title={title}
    widthPx={720}
  >
    <div className="guide-explained">
      <PagesApart value>{children}</PagesApart>
    </div>
  </Dialog>
);

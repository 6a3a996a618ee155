import { Button } from "@blueprintjs/core";
import { DocumentIcon, DuplicateIcon, ImportIcon } from "@blueprintjs/icons";
import { ActionButton } from "@stopbank/ui/action-button";
import { useId } from "react";

export interface PictureMenuViewProps {
  /** Why no picture can be made now. */
  readonly blockedBy: string | undefined;
  readonly onCopy: () => void;
  readonly onSave: () => void;
  /** Sets the map on paper; undefined where the page has no document for it. */
  readonly onPrint: (() => void) | undefined;
  /** Printing is for those who have signed in: a press offers to. */
  readonly isPrintForSignedIn: boolean;
}

/** What can be made of the map as it is shown. */
export function PictureMenuView(props: PictureMenuViewProps) {
  const { blockedBy, onCopy, onSave, onPrint, isPrintForSignedIn } = props;
  const id = useId();
  const shared = { alignText: "start", fill: true, variant: "minimal" } as const;
  return (
    <section className="map-page-picture-menu" aria-labelledby={id}>
      <h3 id={id}>The map as a picture</h3>
      <ActionButton
        {...shared}
        blockedBy={blockedBy}
        icon={<DuplicateIcon />}
        onClick={onCopy}
        text="Copy as image"
      />
      <ActionButton
        {...shared}
        blockedBy={blockedBy}
        icon={<ImportIcon />}
        onClick={onSave}
        text="Save as PNG"
      />
      {onPrint !== undefined && (
        <Button
          {...shared}
          icon={<DocumentIcon />}
          onClick={onPrint}
          text="Print to PDF"
          {...(isPrintForSignedIn ? { title: "Login required" } : {})}
        />
      )}
    </section>
  );
}

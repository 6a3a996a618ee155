import { Button } from "@blueprintjs/core";
import { Contributed, useTerms } from "@stopbank/plugin-api/browser";
import { Dialog } from "@stopbank/ui/dialog";
import { useState } from "react";
import type { MethodologyContentProps } from "./MethodologyContent.tsx";

/** Opens how the numbers beside it were worked out; the code of that is fetched with the first. */
export function MethodologyButton(of: Omit<MethodologyContentProps, "title">) {
  const [isOpen, setOpen] = useState(false);
  const title = `${useTerms().risk} Methodology`;
  const close = () => setOpen(false);
  return (
    <>
      <Button
        className="map-page-methodology-open"
        variant="minimal"
        size="small"
        text={title}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={title}
        widthPx={640}
        className="map-page-details"
        actions={<Button onClick={close} text="Close" variant="outlined" />}
      >
        <Contributed id="map-page.methodology" load={loadContent} props={{ ...of, title }} />
      </Dialog>
    </>
  );
}

const loadContent = () =>
  import("./MethodologyContent.tsx").then(({ MethodologyContent }) => ({ default: MethodologyContent }));

import { Button } from "@blueprintjs/core";
import { useTerms } from "@stopbank/plugin-api/browser";
import { Dialog } from "@stopbank/ui/dialog";
import { Loaded } from "@stopbank/ui/states";
import { useState } from "react";
import { Methodology } from "./Methodology.tsx";
import { useMethodology } from "./useMethodology.ts";

interface MethodologyOf {
  readonly elementType: string;
  readonly scenario: string;
}

/** Opens how the numbers beside it were worked out. */
export function MethodologyButton(of: MethodologyOf) {
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
        <Body {...of} title={title} />
      </Dialog>
    </>
  );
}

function Body({ elementType, scenario, title }: MethodologyOf & { readonly title: string }) {
  return (
    <Loaded
      of={useMethodology(elementType, scenario)}
      what="The methodology could not be loaded"
      label="Loading methodology"
    >
      {(methodology) =>
        methodology === null ? <p>{title} Unavailable</p> : <Methodology of={methodology} />
      }
    </Loaded>
  );
}

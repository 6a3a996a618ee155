import { Button } from "@blueprintjs/core";
import { useTerms } from "@stopbank/plugin-api/browser";
import { Dialog } from "@stopbank/ui/dialog";
import { useState } from "react";
import { useMapPage } from "../page/mapPageContext.ts";
import { MethodologyBody } from "./MethodologyBody.tsx";
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
  const { index, labels } = useMapPage();
  return (
    <MethodologyBody
      methodology={useMethodology(elementType, scenario)}
      title={title}
      index={index}
      labels={labels}
    />
  );
}

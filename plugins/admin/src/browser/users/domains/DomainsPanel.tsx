import { useState } from "react";
import { FoldView } from "../FoldView.tsx";
import { Domains } from "./Domains.tsx";

/** Closed until somebody asks: few do, and nothing is fetched before. */
export function DomainsPanel() {
  const [isOpen, setOpen] = useState(false);
  return (
    <FoldView isOpen={isOpen} onToggle={() => setOpen(!isOpen)} title="Approved Email Domains">
      <Domains />
    </FoldView>
  );
}

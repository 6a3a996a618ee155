import type { Provenance } from "@stopbank/contract/provenance";
import { usePageScene } from "@stopbank/map-page/context";
import { AskedView } from "./AskedView.tsx";
import { useAskedNames } from "./useAskedNames.ts";

export interface AskedProps {
  readonly provenance: Provenance;
  readonly leftOut: string | undefined;
}

/** What the report answers. */
export const Asked = ({ provenance, leftOut }: AskedProps) => (
  <AskedView {...useAskedNames(provenance, usePageScene().layers)} leftOut={leftOut} />
);

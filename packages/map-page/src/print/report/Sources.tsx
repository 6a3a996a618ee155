import type { Provenance } from "@stopbank/contract/provenance";
import { SourcesView } from "./SourcesView.tsx";

const dateTime = new Intl.DateTimeFormat("en-NZ", { dateStyle: "long", timeStyle: "short" });

/** The data and the rules behind the figures, as every export says them. */
export const Sources = ({ provenance }: { readonly provenance: Provenance }) => (
  <SourcesView provenance={provenance} madeAt={dateTime.format(new Date(provenance.made.at))} />
);

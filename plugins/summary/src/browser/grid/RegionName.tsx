import type { SummaryRow } from "../../domain/summaryRows.ts";
import type { ShownSummary } from "./shownSummary.ts";

export interface RegionNameProps extends Pick<ShownSummary, "linkOf" | "onOpen"> {
  readonly row: SummaryRow;
}

/** A region's name, which leads to its risk map. */
export function RegionName({ row: { region, name }, linkOf, onOpen }: RegionNameProps) {
  const link = linkOf(region);
  if (link === undefined) return name;
  return (
    <a
      href={link}
      onClick={(event) => {
        // With a key or another button it is the browser's: a tab of its own, a copy.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen(region);
      }}
      title={`Open the risk map of ${name}`}
    >
      {name}
    </a>
  );
}

import { useToaster } from "@stopbank/plugin-api/browser";
import { Loading } from "@stopbank/ui/states";
import { useFetched } from "@stopbank/ui/use-fetched";
import type { ShownSummary } from "../grid/shownSummary.ts";
import { SummaryTable } from "../table/SummaryTable.tsx";

export interface FiguresTableProps {
  readonly shown: ShownSummary;
  readonly caption: string;
}

/** The grid alone takes more code than all else of the page. */
const loadGrid = () => import("../grid/SummaryGrid.tsx").then(({ SummaryGrid }) => SummaryGrid);

/** The figures as a grid, or as the table that is chosen in its place. */
export function FiguresTable({ shown, caption }: FiguresTableProps) {
  const toaster = useToaster();
  const { isPlain } = shown.choice;
  const Grid = useFetched(!isPlain, loadGrid, (error) => {
    console.warn("The code of the grid did not come.", error);
    toaster.warning("The grid could not be loaded. The figures are shown as a plain table.");
    shown.onPlain();
  });
  if (isPlain) return <SummaryTable {...shown} caption={caption} />;
  if (Grid === undefined) return <Loading label="Loading the grid" />;
  return <Grid {...shown} />;
}

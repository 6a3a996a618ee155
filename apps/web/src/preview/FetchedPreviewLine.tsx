import { useFetched } from "@stopbank/ui/use-fetched";
import { useSnapshot } from "valtio";
import { couldNotOpen } from "../couldNotOpen.ts";
import { shell } from "../session/state.ts";

/** Its code is fetched by who is in a preview. */
export function FetchedPreviewLine() {
  const { isPreview } = useSnapshot(shell);
  const Line = useFetched(isPreview, loadLine, (error) => couldNotOpen("preview", error));
  return isPreview && Line ? <Line /> : null;
}

const loadLine = () => import("./PreviewLine.tsx").then(({ PreviewLine }) => PreviewLine);

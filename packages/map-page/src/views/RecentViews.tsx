import "./savedViews.css";
import { Loaded } from "@stopbank/ui/states";
import { RecentViewsView } from "./RecentViewsView.tsx";
import { useLatestViews } from "./useLatestViews.ts";
import { ViewThumbnail } from "./ViewThumbnail.tsx";

/** On Home: the views that the person saved or their organisation shares. */
export default function RecentViews() {
  return (
    <Loaded of={useLatestViews()} label="Loading saved views" what="Saved views could not be loaded">
      {(latest) => <RecentViewsView {...latest} pictureOf={(view) => <ViewThumbnail view={view} />} />}
    </Loaded>
  );
}

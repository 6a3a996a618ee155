import "./savedViews.css";
import { Loaded } from "@stopbank/ui/states";
import { RecentViewsView } from "./RecentViewsView.tsx";
import { useSavedViews } from "./useSavedViews.ts";
import { ViewThumbnail } from "./ViewThumbnail.tsx";

/** On Home: the views that the person saved or their organisation shares. */
export default function RecentViews() {
  const { views } = useSavedViews();
  return (
    <Loaded of={views} label="Loading saved views" what="Saved views could not be loaded">
      {(all) => <RecentViewsView views={all} pictureOf={(view) => <ViewThumbnail view={view} />} />}
    </Loaded>
  );
}

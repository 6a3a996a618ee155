import { statesOf } from "@stopbank/ui/testing/states-of";
import { RecentViewsView } from "./RecentViewsView.tsx";
import { ThumbnailView } from "./ThumbnailView.tsx";
import { savedView } from "./testing/savedView.ts";

const pictureOf = () => <ThumbnailView url={undefined} />;
const views = Array.from({ length: 9 }, (_, index) =>
  savedView({ name: `View ${index + 1}`, folder: index % 3 === 0 ? "Rivers" : "", is_shared: index === 1 }),
);

export default statesOf(RecentViewsView, {
  none: { views: [], pictureOf },
  few: { views: views.slice(0, 3), pictureOf },
  many: { views, pictureOf },
});

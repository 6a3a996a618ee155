import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { RecentViewsView } from "./RecentViewsView.tsx";
import { ThumbnailView } from "./ThumbnailView.tsx";
import { savedView } from "./testing/savedView.ts";

const pictureOf = () => <ThumbnailView url={undefined} />;
const whole = { pictureOf, onMore: undefined, isLoadingMore: false };
const views = Array.from({ length: 6 }, (_, index) =>
  savedView({ name: `View ${index + 1}`, folder: index % 3 === 0 ? "Rivers" : "", is_shared: index === 1 }),
);

export default statesOf(RecentViewsView, {
  none: { ...whole, views: [] },
  few: { ...whole, views: views.slice(0, 3) },
  many: { ...whole, views, onMore: unheard },
  "loading more": { ...whole, views, onMore: unheard, isLoadingMore: true },
});

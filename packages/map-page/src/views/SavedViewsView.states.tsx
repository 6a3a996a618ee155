import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { SavedViewsView } from "./SavedViewsView.tsx";
import { ThumbnailView } from "./ThumbnailView.tsx";
import { savedView } from "./testing/savedView.ts";
import { ViewRow } from "./ViewRow.tsx";

const several = {
  views: [
    savedView(),
    savedView({ name: "The harbour at 1 m", folder: "Coast" }),
    savedView({
      name: "Schools in a tsunami",
      folder: "Coast",
      is_shared: true,
      is_own: false,
      may_change: false,
    }),
    savedView({ name: "All bridges", is_shared: true }),
  ],
  rowOf: (view: ReturnType<typeof savedView>) => (
    <ViewRow
      key={view.view_id}
      view={view}
      picture={<ThumbnailView url={undefined} />}
      onOpen={unheard}
      onEdit={unheard}
      onReplace={unheard}
      onDelete={unheard}
    />
  ),
  onSave: unheard,
  onMove: async () => true,
};

export default statesOf(SavedViewsView, {
  several,
  "a folder called as those that are shared": {
    ...several,
    views: [savedView({ folder: "Shared" }), savedView({ name: "All bridges", is_shared: true })],
  },
  one: { ...several, views: [savedView()] },
  none: { ...several, views: [] },
  "while one is saved": { ...several, onSave: undefined },
});

import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ThumbnailView } from "./ThumbnailView.tsx";
import { savedView } from "./testing/savedView.ts";
import { ViewRow } from "./ViewRow.tsx";

const own = {
  view: savedView(),
  picture: <ThumbnailView url={undefined} />,
  onOpen: unheard,
  onEdit: unheard,
  onReplace: unheard,
  onDelete: unheard,
};

export default statesOf(
  ViewRow,
  {
    own,
    elsewhere: { ...own, onReplace: undefined },
    "somebody else's": { ...own, view: savedView({ is_own: false, may_change: false, is_shared: true }) },
    "of somebody who has left": {
      ...own,
      view: savedView({ is_own: false, made_by: null, changed_at: "2026-11-29T02:03:04.000Z" }),
    },
    "long text": {
      ...own,
      view: savedView({
        name: "Te Kaunihera o te Takiwā o Larkhaven: every building below the stopbank in a flood",
      }),
    },
  },
  { around: (view) => <ul className="saved-views">{view}</ul> },
);

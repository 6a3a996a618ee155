import { Button } from "@blueprintjs/core";
import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { LibraryView } from "./LibraryView.tsx";
import { sampleMedia } from "./sampleMedia.ts";

const room = { bytes: 2_000_000, most_bytes: 500_000_000, files: 4, most_files: 5_000 };
const shared = {
  media: ready(sampleMedia),
  room,
  filter: { kind: "", search: "" },
  hasMore: false,
  isLoadingMore: false,
  prefix: "/media/larkhaven/",
  actions: () => <Button size="small" text="Choose" />,
  onFilter: unheard,
  onMore: unheard,
} as const;

export default statesOf(LibraryView, {
  many: { ...shared, hasMore: true },
  one: { ...shared, media: ready(sampleMedia.slice(0, 1)) },
  empty: { ...shared, media: ready([]) },
  "nothing fits": { ...shared, media: ready([]), filter: { kind: "film", search: "weir" } },
  loading: { ...shared, media: loading, room: undefined },
  failed: { ...shared, media: { state: "failed", error: new Error("no"), retry: unheard }, room: undefined },
});

import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ChangesView } from "./ChangesView.tsx";

const version = (published_at: string, is_current: boolean) => ({
  version: "0123456789abcdef",
  title: "Larkhaven district",
  notice: is_current ? "The river study of 2026 is in." : null,
  published_at,
  is_current,
});
const current = version("2026-11-27T00:00:00.000Z", true);
const before = version("2026-09-01T00:00:00.000Z", false);
const news = { current, standing: "new" as const, before, mapPath: "/risk?v=2&since=0123456789abcdef" };
const unchanged = { current, before: undefined, mapPath: undefined };
const [first, known, isNew] = ["first", "known", "new"] as const;
const none = ready([]);
const error = Object.assign(new Error("The server is out of reach."), { status: 0 });

export default statesOf(ChangesView, {
  loading: { news: loading, sentences: none },
  failed: { news: { state: "failed", error, retry: unheard }, sentences: none },
  empty: { news: ready(undefined), sentences: none },
  "seen first": { news: ready({ ...unchanged, standing: first }), sentences: none },
  "as it was": { news: ready({ ...unchanged, standing: known }), sentences: none },
  updated: {
    news: ready(news),
    sentences: ready(["Buildings: 12 more are exposed.", "Roads: nothing differs."]),
  },
  "updated, nothing on the map": { news: ready({ ...news, mapPath: undefined }), sentences: none },
  "updated, from a version that is gone": { news: ready({ ...unchanged, standing: isNew }), sentences: none },
  "being compared": { news: ready(news), sentences: loading },
  "not compared": { news: ready(news), sentences: { state: "failed", error, retry: unheard } },
});

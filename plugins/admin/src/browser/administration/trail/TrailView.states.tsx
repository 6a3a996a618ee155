import type { TrailEvent } from "@stopbank/contract/administration";
import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import filters from "./TrailFilterView.states.tsx";
import { TrailView } from "./TrailView.tsx";

const event = (id: string, rest: Partial<TrailEvent>): TrailEvent => ({
  id,
  at: "2026-11-24T02:15:00Z",
  action: "flag.changed",
  actor: { user_uuid: "kiri", email: "kiri@larkhaven.example" },
  subject: "riskStories",
  details: { before: "off", after: "on" },
  ...rest,
});
const list = [
  event("1", {}),
  event("2", {
    action: "email-domain.changed",
    actor: null,
    subject: "larkhaven.example",
    details: { actor: "command line", before: [], after: ["larkhaven.example"] },
  }),
  event("3", {
    action: "membership.role-changed",
    actor: { user_uuid: "0a2b74a4-4a5f-4a5c-9c9b-2f9a2e3d4c5b", email: null },
    subject: "a.very.long.name.of.somebody.with.many.names@larkhaven-district-council.example",
    details: { role: "admin" },
  }),
];
const many = {
  ...filters.states.everything,
  events: ready(list),
  hasMore: true,
  isLoadingMore: false,
  onMore: unheard,
};

export default statesOf(TrailView, {
  loading: { ...many, events: loading },
  failed: {
    ...many,
    events: { state: "failed", error: new Error("The server is out of reach."), retry: unheard },
  },
  many,
  "no more": { ...many, hasMore: false },
  "loading more": { ...many, isLoadingMore: true },
  empty: { ...many, ...filters.states.filtered, events: ready([]), hasMore: false },
  "none so far": { ...many, ...filters.states.filtered, events: ready([]) },
});

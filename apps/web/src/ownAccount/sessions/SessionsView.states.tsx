import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { SessionsView } from "./SessionsView.tsx";

const own = {
  handle: "a",
  device: "Firefox on Windows",
  network: "192.0.2.1",
  began_at: "2026-11-20T20:46:00Z",
  last_seen_at: "2026-11-20T21:10:00Z",
  is_own: true,
};
const phone = { ...own, handle: "b", device: "Safari on iPhone", network: "2001:db8:1:2", is_own: false };
const old = { ...own, handle: "c", device: null, network: null, is_own: false };
const many = { sessions: ready([own, phone, old]), isWorking: false, onEnd: unheard, onEndOthers: unheard };

export default statesOf(SessionsView, {
  loading: { ...many, sessions: loading },
  failed: {
    ...many,
    sessions: { state: "failed", error: new Error("The server is out of reach."), retry: unheard },
  },
  one: { ...many, sessions: ready([own]) },
  many,
  working: { ...many, isWorking: true },
});

import type { PersonSession } from "@stopbank/contract/person-sessions";
import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { SessionsView } from "./SessionsView.tsx";

const session = (number: number, other: Partial<PersonSession> = {}): PersonSession => ({
  session: `00000000-0000-4000-8000-00000000000${number}`,
  device: "Firefox on Windows",
  network: "192.0.2.17",
  begun_at: "2026-11-23T20:15:00.000Z",
  last_seen_at: "2026-11-24T01:46:00.000Z",
  ...other,
});
const many = {
  of: ready({
    belongs_elsewhere: false,
    sessions: [
      session(1),
      session(2, { device: "Safari on iPhone", network: "2001:db8:17::/56" }),
      session(3, { device: null, network: null }),
    ],
    sign_ins: [
      { at: "2026-11-24T01:46:00.000Z", action: "login.accepted" },
      { at: "2026-11-24T01:45:00.000Z", action: "login.refused" },
    ],
  }),
  organisation: "Larkhaven District Council",
  onEnd: unheard,
  onEndAll: unheard,
};

export default statesOf(SessionsView, {
  loading: { ...many, of: loading },
  failed: {
    ...many,
    of: { state: "failed", error: new Error("The server is out of reach."), retry: unheard },
  },
  many,
  none: { ...many, of: ready({ belongs_elsewhere: false, sessions: [], sign_ins: [] }) },
  "belongs elsewhere": { ...many, of: ready({ belongs_elsewhere: true, sessions: [], sign_ins: [] }) },
});

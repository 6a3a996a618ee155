import { type FeatureFlags, featureFlags } from "@stopbank/contract/flags";
import { vi } from "vitest";

/** Where the reader is. */
export const place = { here: "/home", left: "" };

interface Answer {
  readonly status?: number;
  readonly body?: object;
  readonly headers?: Record<string, string>;
  /** It comes no sooner. */
  readonly after?: Promise<unknown>;
}

/** The server, as far as the session goes: what it answers next, by method and path. */
export const answers = new Map<string, Answer>();

/** What the browser remembers. */
export const stored = new Map<string, string>();

const flags = Object.fromEntries(
  featureFlags.map((flag) => [flag, { enabled: "not_enabled" }]),
) as FeatureFlags;
const choice = (name: string) => ({ client_name: name, subdomain: name, display_name: name });

export const member = (client_name: string, user_uuid = "kiri") => ({
  signedIn: true,
  email: `${user_uuid}@larkhaven.example`,
  user_uuid,
  roles: [],
  clients: [choice("larkhaven"), choice("northport")],
  client_name,
  accepted_tsncs: true,
  show_changelog: false,
  demo: false,
});
export const visitor = { signedIn: false, clients: [choice("openaccess")], client_name: "openaccess" };

/** What a page knows of its session, and all that changes it. */
export type StartedShell = Awaited<ReturnType<typeof startShell>>;

/** A page of its own, fresh and started, at that server: every module that is imported after this belongs to it. */
export async function startShell() {
  answers.clear();
  stored.clear();
  place.here = "/home";
  place.left = "";
  answers.set("GET /bff/session", { body: visitor });
  answers.set("GET /api/settings", { body: { tsncs_html: null, version: "1", commit: null, demo: false } });
  answers.set("GET /api/client/preferences", { status: 500, body: {} });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    init.signal?.throwIfAborted();
    const name = new Headers(init.headers).get("ui-client-name");
    const default_location = { latitude: -40.3, longitude: 172.9, zoom: 10 };
    const config = {
      client_name: name,
      display_name: name,
      feature_flags: flags,
      default_location,
      has_own_location: true,
    };
    const { status = 200, body = config, headers = {}, after } = answers.get(`${init.method} ${path}`) ?? {};
    await after;
    const answer = { status, headers };
    return status === 204 ? new Response(null, answer) : Response.json(body, answer);
  });
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.resetModules();
  vi.doMock("../../routing/goTo.ts", () => ({
    address: () => place.here,
    goTo: (href: string) => {
      place.here = href;
    },
    leaveFor: (origin: string, href: string) => {
      place.left = origin + href;
    },
  }));
  const [state, settle, signIn, leave, switchClient] = await Promise.all([
    import("../state.ts"),
    import("../settle.ts"),
    import("../signIn.ts"),
    import("../leave.ts"),
    import("../switchClient.ts"),
  ]);
  await settle.startSession();
  return { ...state, ...settle, ...signIn, ...leave, ...switchClient };
}

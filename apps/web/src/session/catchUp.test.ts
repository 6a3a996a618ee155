import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { answers, member, place, startShell, visitor } from "./testing/shellAtServer.ts";

const expired = "Session expired, please log in again";
const notYours = {
  error: { code: "client/not-yours", message: "You are not a member of this organisation." },
};

const OtherTabsChannel = BroadcastChannel;
let session: typeof import("./state.ts");
let elsewhere: typeof import("./catchUp.ts");
let otherTabs: typeof import("./otherTabs.ts");
/** What the page's own channels heard. */
let heard: unknown[];

beforeEach(async () => {
  heard = [];
  const opened: BroadcastChannel[] = [];
  class ClosedAfterwards extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      opened.push(this);
      this.addEventListener("message", (event) => heard.push((event as MessageEvent).data));
    }
  }
  vi.stubGlobal("BroadcastChannel", ClosedAfterwards);
  onTestFinished(() => {
    for (const channel of opened) channel.close();
    vi.unstubAllGlobals();
  });
  session = await startShell();
  elsewhere = await import("./catchUp.ts");
  otherTabs = await import("./otherTabs.ts");
});

const signIn = () => {
  answers.set("POST /bff/session", { body: member("larkhaven") });
  return session.signIn("kiri@larkhaven.example", "Stopbank-1");
};
const said = () => session.toasts.get().history.map(({ message }) => message);
const networkOf = async (client: string) => (await import("../client/network.ts")).createNetwork(client);
const ask = { method: "GET" };

describe("a session that ended where this page cannot see it", () => {
  beforeEach(() => signIn());

  it.each([
    ["was signed out in another tab", { body: visitor }],
    ["is unknown to the server", { status: 401, body: {} }],
    ["is another person's by now", { body: member("larkhaven", "tama") }],
  ])("is said to have expired when it %s", async (_how, answer) => {
    answers.set("GET /bff/session", answer);
    await elsewhere.catchUp();
    const { session: info, login, client } = session.shell;
    expect([info.status, login.isOpen, client?.name]).toEqual(["expired", true, "larkhaven"]);
    expect(said()).toContain(expired);
  });

  it.each([
    ["it is theirs", { body: member("larkhaven") }],
    ["nobody can say", { status: 503, body: {} }],
  ])("is left alone while %s", async (_how, answer) => {
    answers.set("GET /bff/session", answer);
    await elsewhere.catchUp();
    expect(session.shell.session.status).toBe("signed-in");
  });

  it("is back when the same person signs in in another tab", async () => {
    answers.set("GET /bff/session", { body: visitor });
    await elsewhere.catchUp();
    const { epoch } = session.shell;
    answers.set("GET /bff/session", { status: 503, body: {} });
    await elsewhere.catchUp();
    expect([session.shell.login.isOpen, session.shell.phase]).toEqual([true, "ready"]);
    answers.set("GET /bff/session", { body: member("larkhaven") });
    await elsewhere.catchUp();
    const { session: info, login } = session.shell;
    expect([info.status, login.isOpen, session.shell.epoch]).toEqual(["signed-in", false, epoch]);
  });
});

describe("a log-out in this tab", () => {
  beforeEach(() => signIn());

  const signOut = () => {
    answers.set("DELETE /bff/session", { status: 204 });
    answers.set("GET /bff/session", { body: visitor });
    return session.signOut();
  };

  it("is told to the other tabs and not heard by this one", async () => {
    otherTabs.listenToOtherTabs(() => void elsewhere.catchUp());
    const other = new OtherTabsChannel("stopbank.session");
    onTestFinished(() => other.close());
    const told = new Promise((done) => other.addEventListener("message", done, { once: true }));
    await signOut();
    await told;
    other.postMessage("another tab's");
    await expect.poll(() => heard).toContain("another tab's");
    expect(heard).toEqual(["another tab's"]);
    await elsewhere.catchUp();
    const { session: info, login, client } = session.shell;
    expect([info.status, login.isOpen, client?.name]).toEqual(["visitor", false, "openaccess"]);
    expect(said()).not.toContain(expired);
  });

  it.each([401, 403])("is no expiry to a question that it overtook and that answers %s", async (status) => {
    const loggedOut = Promise.withResolvers<void>();
    answers.set("GET /api/stats", { status, body: notYours });
    answers.set("DELETE /bff/session", { status: 204, after: loggedOut.promise });
    answers.set("GET /bff/session", { body: visitor });
    const question = (await networkOf("larkhaven")).fetch("/api/stats", ask);
    const overtaken = expect(question).rejects.toMatchObject({ name: "AbortError" });
    const leaving = session.signOut();
    loggedOut.resolve();
    await Promise.all([leaving, overtaken]);
    const { session: info, login } = session.shell;
    expect([info.status, login.isOpen]).toEqual(["visitor", false]);
    expect(said()).not.toContain(expired);
  });

  it("is not mistaken for an expiry where somebody looks meanwhile", async () => {
    const loggedOut = Promise.withResolvers<void>();
    answers.set("DELETE /bff/session", { status: 204, after: loggedOut.promise });
    answers.set("GET /bff/session", { body: visitor });
    const leaving = session.signOut();
    const looking = elsewhere.catchUp();
    loggedOut.resolve();
    await Promise.all([leaving, looking]);
    expect(session.shell.session.status).toBe("visitor");
    expect(said()).not.toContain(expired);
  });
});

describe("a refusal of what was asked in a session", () => {
  beforeEach(() => signIn());

  it.each([401, 403])("says that it expired where it did: %s", async (status) => {
    answers.set("GET /api/stats", { status, body: notYours });
    answers.set("GET /bff/session", { body: visitor });
    const answer = await (await networkOf("larkhaven")).fetch("/api/stats", ask);
    expect([answer.status, await answer.json()]).toMatchObject([401, { error: { message: expired } }]);
    expect(session.shell.session.status).toBe("expired");
  });

  it("is no expiry while the session is theirs, whose cookie was renewed: it is asked again", async () => {
    const renewed = Promise.withResolvers<void>();
    answers.set("GET /api/stats", { status: 401, body: {}, after: renewed.promise });
    const question = (await networkOf("larkhaven")).fetch("/api/stats", ask);
    answers.set("GET /api/stats", { body: { buildings: 12 } });
    answers.set("GET /bff/session", { body: member("larkhaven") });
    renewed.resolve();
    expect(await (await question).json()).toEqual({ buildings: 12 });
    const { session: info, login } = session.shell;
    expect([info.status, login.isOpen]).toEqual(["signed-in", false]);
    expect(said()).not.toContain(expired);
  });

  it("is passed on where asking again is refused as well", async () => {
    answers.set("GET /api/stats", { status: 401, body: notYours });
    answers.set("GET /bff/session", { body: member("larkhaven") });
    const asked = vi.spyOn(globalThis, "fetch");
    const answer = await (await networkOf("larkhaven")).fetch("/api/stats", ask);
    expect([answer.status, await answer.json()]).toEqual([401, notYours]);
    expect(asked.mock.calls.filter(([path]) => path === "/api/stats")).toHaveLength(2);
    expect(session.shell.session.status).toBe("signed-in");
  });

  it("is not explained by a look that set out before it", async () => {
    const early = Promise.withResolvers<void>();
    answers.set("GET /bff/session", { body: member("larkhaven"), after: early.promise });
    const looking = elsewhere.catchUp();
    answers.set("GET /api/stats", { status: 403, body: notYours });
    const question = (await networkOf("larkhaven")).fetch("/api/stats", ask);
    answers.set("GET /bff/session", { body: visitor });
    early.resolve();
    await looking;
    expect((await question).status).toBe(401);
    expect(session.shell.session.status).toBe("expired");
  });

  it("says nothing of the next session, which began before it came", async () => {
    const late = Promise.withResolvers<void>();
    answers.set("GET /api/stats", { status: 401, body: {}, after: late.promise });
    const question = (await networkOf("larkhaven")).fetch("/api/stats", ask);
    session.expireSession();
    await signIn();
    answers.set("GET /bff/session", { body: member("larkhaven") });
    late.resolve();
    await question;
    expect(session.shell.session.status).toBe("signed-in");
  });
});

describe("a page whose session ended", () => {
  beforeEach(async () => {
    await signIn();
    session.expireSession();
  });

  it("ACC-11: asks nothing with the cookie, which may be another person's by now, until they are back", async () => {
    answers.set("GET /bff/session", { body: member("larkhaven", "tama") });
    answers.set("GET /api/stats", { body: { buildings: 12 } });
    await elsewhere.catchUp();
    session.dismissLogin();
    const asked = vi.spyOn(globalThis, "fetch");
    const network = await networkOf("larkhaven");
    const answer = await network.fetch("/api/stats", ask);
    expect([answer.status, await answer.json()]).toMatchObject([401, { error: { message: expired } }]);
    expect(asked).not.toHaveBeenCalled();
    await signIn();
    expect(await (await network.fetch("/api/stats", ask)).json()).toEqual({ buildings: 12 });
  });

  it("gives up what nobody waits for as ever", async () => {
    const network = await networkOf("larkhaven");
    const question = network.fetch("/api/stats", { ...ask, signal: AbortSignal.abort() });
    await expect(question).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("a visitor's page, where somebody logs in in another tab", () => {
  const followed = "You logged in in another tab, and this one has followed.";
  beforeEach(() => {
    answers.set("GET /bff/session", { body: member("larkhaven") });
  });

  it("goes over to their organisation, on the page it was on", async () => {
    place.here = "/risk?v=1&client=openaccess&at=172.9,-40.3,13&layers=e:buildings";
    await elsewhere.catchUp();
    const { session: info, client } = session.shell;
    expect([info.status, client?.name, place.here]).toEqual(["signed-in", "larkhaven", "/risk"]);
    expect(said()).toEqual([followed]);
  });

  it("opens the link that it kept for after the log-in, and closes its own", async () => {
    const link = "/risk?v=1&client=northport&at=172.9,-40.3,13";
    place.here = link;
    session.openLogin(link, "Log in to see it.");
    answers.set("PUT /bff/session/client", { body: member("northport") });
    await elsewhere.catchUp();
    const { client, login } = session.shell;
    expect([client?.name, login.isOpen, place.here]).toEqual(["northport", false, link]);
  });

  it("goes over at the first question that is refused, where it was not told", async () => {
    answers.set("GET /api/asset", { status: 403, body: notYours });
    const question = (await networkOf("openaccess")).fetch("/api/asset", ask);
    await expect(question).rejects.toMatchObject({ name: "AbortError" });
    const { session: info, client, phase } = session.shell;
    expect([info.status, client?.name, phase]).toEqual(["signed-in", "larkhaven", "ready"]);
    expect(said()).toEqual([followed]);
  });

  it("stays as it is while nobody is signed in, and passes on what it is refused", async () => {
    answers.set("GET /bff/session", { body: visitor });
    answers.set("GET /api/asset", { status: 403, body: notYours });
    const { epoch } = session.shell;
    const answer = await (await networkOf("openaccess")).fetch("/api/asset", ask);
    expect([answer.status, await answer.json(), session.shell.epoch]).toEqual([403, notYours, epoch]);
    expect(said()).toEqual([]);
  });

  it("does not take its own log-in for another tab's", async () => {
    const entered = Promise.withResolvers<void>();
    answers.set("POST /bff/session", { body: member("larkhaven"), after: entered.promise });
    answers.set("GET /api/asset", { status: 403, body: notYours });
    const question = (await networkOf("openaccess")).fetch("/api/asset", ask);
    const overtaken = expect(question).rejects.toMatchObject({ name: "AbortError" });
    const entering = session.signIn("kiri@larkhaven.example", "Stopbank-1");
    entered.resolve();
    await Promise.all([entering, overtaken]);
    expect(said()).toEqual(["Login successful."]);
  });
});

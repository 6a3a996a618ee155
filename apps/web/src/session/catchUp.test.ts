import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { listenToOwnChannels } from "./testing/ownChannels.ts";
import { answers, member, place, type StartedShell, startShell, visitor } from "./testing/shellAtServer.ts";

const expired = "Session expired, please log in again";
const notYours = {
  error: { code: "client/not-yours", message: "You are not a member of this organisation." },
};

const OtherTabsChannel = BroadcastChannel;
let session: StartedShell;
let elsewhere: typeof import("./catchUp.ts");
let otherTabs: typeof import("./otherTabs.ts");
/** What the page's own channels heard. */
let heard: unknown[];

beforeEach(async () => {
  heard = listenToOwnChannels();
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

  it("E-09: has the roles that the person was given meanwhile, in the client in use alone", async () => {
    const { epoch } = session.shell;
    answers.set("GET /bff/session", { body: { ...member("larkhaven"), roles: ["admin"] } });
    await elsewhere.catchUp();
    expect(session.shell.session).toMatchObject({ status: "signed-in", roles: ["admin"] });
    answers.set("GET /bff/session", { body: { ...member("northport"), roles: ["editor"] } });
    await elsewhere.catchUp();
    expect([session.shell.session.roles, session.shell.epoch]).toEqual([["admin"], epoch]);
  });

  it("A-43: knows of a preview that was begun in another tab, and of its end", async () => {
    answers.set("GET /bff/session", { body: { ...member("larkhaven"), preview: true } });
    await elsewhere.catchUp();
    expect(session.shell.isPreview).toBe(true);
    answers.set("GET /bff/session", { body: member("larkhaven") });
    await elsewhere.catchUp();
    expect(session.shell.isPreview).toBe(false);
  });

  it("E-09: learns of another role by a call that is refused", async () => {
    answers.set("GET /bff/session", { body: { ...member("larkhaven"), roles: ["editor"] } });
    answers.set("GET /api/client/users", { status: 403, body: { error: { code: "auth/admins-only" } } });
    const { status } = await (await networkOf("larkhaven")).fetch("/api/client/users", ask);
    expect([status, session.shell.session.roles]).toEqual([403, ["editor"]]);
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

  it.each([
    ["their own session", 503, member("larkhaven")],
    ["another's log-in", 200, visitor],
  ])(
    "says nothing of following to whoever's page could not start until now: %s",
    async (_how, status, body) => {
      answers.set("GET /bff/session", { status, body });
      answers.set("GET /api/client/config", { status: 503, body: {} });
      await session.startSession();
      expect(session.shell.phase).toBe("failed");
      answers.delete("GET /api/client/config");
      answers.set("GET /bff/session", { body: member("larkhaven") });
      await elsewhere.catchUp();
      expect([session.shell.phase, session.shell.session.status]).toEqual(["ready", "signed-in"]);
      expect(said()).toEqual([]);
    },
  );

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

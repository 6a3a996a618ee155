import { beforeEach, describe, expect, it, vi } from "vitest";
import { listenToOwnChannels } from "../session/testing/ownChannels.ts";
import { answers, member, type StartedShell, startShell, visitor } from "../session/testing/shellAtServer.ts";

const expired = "Session expired, please log in again";
const notYours = {
  error: { code: "client/not-yours", message: "You are not a member of this organisation." },
};

let session: StartedShell;
let catchUp: typeof import("../session/catchUp.ts").catchUp;

beforeEach(async () => {
  listenToOwnChannels();
  session = await startShell();
  ({ catchUp } = await import("../session/catchUp.ts"));
  await signIn();
});

const signIn = () => {
  answers.set("POST /bff/session", { body: member("larkhaven") });
  return session.signIn("kiri@larkhaven.example", "Stopbank-1");
};
const said = () => session.toasts.get().history.map(({ message }) => message);
const networkOf = async (client: string) => (await import("./network.ts")).createNetwork(client);
const ask = { method: "GET" };

describe("a refusal of what was asked in a session", () => {
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
    const looking = catchUp();
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

describe("a page that nobody is at", () => {
  const sent = async () => {
    const asked = vi.spyOn(globalThis, "fetch");
    answers.set("GET /api/stats", { body: {} });
    await (await networkOf("larkhaven")).fetch("/api/stats", ask);
    return new Headers(asked.mock.lastCall?.[1]?.headers).get("ui-background");
  };

  it("A-04: says of what it asks by itself that it is, which keeps no session alive", async () => {
    const { watchAttendance } = await import("../session/attendance.ts");
    const page = new EventTarget();
    watchAttendance(page);
    expect(await sent()).toBeNull();
    vi.setSystemTime(Date.now() + 61_000);
    expect(await sent()).toBe("yes");
    for (const sign of ["keydown", "click", "pointerdown", "wheel"]) {
      page.dispatchEvent(new Event(sign));
      expect(await sent()).toBeNull();
      vi.setSystemTime(Date.now() + 61_000);
      expect(await sent()).toBe("yes");
    }
    vi.useRealTimers();
  });
});

describe("a page whose session ended", () => {
  beforeEach(() => session.expireSession());

  it("ACC-11: asks nothing with the cookie, which may be another person's by now, until they are back", async () => {
    answers.set("GET /bff/session", { body: member("larkhaven", "tama") });
    answers.set("GET /api/stats", { body: { buildings: 12 } });
    await catchUp();
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

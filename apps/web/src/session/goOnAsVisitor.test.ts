import { beforeEach, describe, expect, it } from "vitest";
import { answers, member, place, type StartedShell, startShell, visitor } from "./testing/shellAtServer.ts";

let session: StartedShell;
let elsewhere: typeof import("./catchUp.ts");

const signIn = () => {
  answers.set("POST /bff/session", { body: member("larkhaven") });
  return session.signIn("kiri@larkhaven.example", "Stopbank-1");
};
const said = () => session.toasts.get().history.map(({ message }) => message);
const stands = () => {
  const { phase, session: info, client } = session.shell;
  return [phase, info.status, client?.name];
};

beforeEach(async () => {
  session = await startShell();
  elsewhere = await import("./catchUp.ts");
  await signIn();
  session.expireSession();
  place.here = "/risk?v=1&client=larkhaven&at=172.9,-40.3,13";
});

describe("ACC-11: whoever goes on as a visitor after their session ended", () => {
  const followed = "You logged in in another tab, and this one has followed.";

  it("sees what is public", async () => {
    await session.goOnAsVisitor();
    expect([...stands(), place.here, session.shell.login.isOpen]).toEqual([
      ...["ready", "visitor", "openaccess"],
      ...["/", false],
    ]);
    expect(said()).not.toContain(followed);
  });

  it.each([
    ["their own session is back, unheard", "kiri"],
    ["somebody else logged in meanwhile", "tama"],
  ])("is told whose page it is by then, where %s", async (_how, user) => {
    answers.set("GET /bff/session", { body: member("larkhaven", user) });
    await session.goOnAsVisitor();
    expect([...stands(), session.shell.session.userUuid]).toEqual(["ready", "signed-in", "larkhaven", user]);
    expect(said().filter((message) => message === followed)).toHaveLength(1);
  });

  it.each([
    ["Retry", () => session.startSession()],
    ["another tab", () => elsewhere.catchUp()],
  ])("gets a page by %s, where the server was away and the same person is back", async (_how, again) => {
    answers.set("GET /bff/session", { status: 503, body: {} });
    await session.goOnAsVisitor();
    expect(stands().slice(0, 2)).toEqual(["failed", "visitor"]);
    answers.set("GET /bff/session", { body: member("larkhaven") });
    await again();
    expect(stands()).toEqual(["ready", "signed-in", "larkhaven"]);
  });

  it("is signed in after all, where a log-in of theirs came through", async () => {
    const entered = Promise.withResolvers<void>();
    answers.set("POST /bff/session", { body: member("larkhaven"), after: entered.promise });
    const entering = session.signIn("kiri@larkhaven.example", "Stopbank-1");
    // Answered before the log-in was, and arriving after it.
    const late = Promise.withResolvers<void>();
    answers.set("GET /bff/session", { body: visitor, after: late.promise });
    const { epoch } = session.shell;
    const leaving = session.goOnAsVisitor();
    entered.resolve();
    await entering;
    late.resolve();
    await leaving;
    expect([...stands(), session.shell.epoch]).toEqual(["ready", "signed-in", "larkhaven", epoch]);
    expect(said()).toContain("Login successful.");
  });

  it("is a visitor, where a log-in of theirs was refused meanwhile", async () => {
    const refused = Promise.withResolvers<void>();
    answers.set("POST /bff/session", { status: 401, body: {}, after: refused.promise });
    const entering = session.signIn("kiri@larkhaven.example", "Stopbank-2");
    const outcome = expect(entering).rejects.toMatchObject({ status: 401 });
    const leaving = session.goOnAsVisitor();
    refused.resolve();
    await Promise.all([outcome, leaving]);
    expect(stands()).toEqual(["ready", "visitor", "openaccess"]);
  });
});

it("starts anew for the same person, where what another saw could not be loaded", async () => {
  answers.set("GET /api/client/config", { status: 503, body: {} });
  answers.set("POST /bff/session", { body: member("northport", "tama") });
  await session.signIn("tama@larkhaven.example", "Stopbank-1");
  expect(session.shell.phase).toBe("failed");
  answers.delete("GET /api/client/config");
  answers.set("GET /bff/session", { body: member("larkhaven") });
  await session.startSession();
  expect(stands()).toEqual(["ready", "signed-in", "larkhaven"]);
});

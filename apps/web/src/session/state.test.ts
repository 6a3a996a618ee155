import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  answers,
  member,
  place,
  type StartedShell,
  startShell,
  stored,
  visitor,
} from "./testing/shellAtServer.ts";

let session: StartedShell;

beforeEach(async () => {
  session = await startShell();
});

const signIn = (client = "larkhaven", user?: string) => {
  answers.set("POST /bff/session", { body: member(client, user) });
  return session.signIn("kiri@larkhaven.example", "Stopbank-1");
};
const said = () => session.toasts.get().history.map(({ message }) => message);

describe("the session", () => {
  it("begins as a visitor of the public client, with default preferences when there are none", () => {
    const { phase, client, session: info, login } = session.shell;
    expect([phase, client?.name, info.status, login.isOpen]).toEqual([
      "ready",
      "openaccess",
      "visitor",
      false,
    ]);
    expect(client?.preferences.term_preference).toEqual({ risk: false, hazard: false });
  });

  it("ACC-07: opens the log-in by itself where there is no client for a visitor", async () => {
    answers.set("GET /bff/session", { body: { signedIn: false, clients: [] } });
    await session.startSession();
    const { phase, client, login } = session.shell;
    expect([phase, client, login.isOpen]).toEqual(["ready", undefined, true]);
    // Whoever has logged in and belongs to none is told so instead.
    answers.set("POST /bff/session", {
      body: { ...member("larkhaven"), clients: [], client_name: undefined },
    });
    await session.signIn("kiri@larkhaven.example", "Stopbank-1");
    expect([session.shell.session.status, session.shell.client, session.shell.login.isOpen]).toEqual([
      "signed-in",
      undefined,
      false,
    ]);
  });

  it("remembers the client and the person, and no more", async () => {
    await signIn();
    expect(Object.fromEntries(stored)).toEqual({ client_name: "larkhaven", user_uuid: "kiri" });
  });

  it("tells the person of strangers who tried their account, and not of a slip or two", async () => {
    const strangers = /attempts to log in to this account failed/;
    answers.set("POST /bff/session", { body: { ...member("larkhaven"), strange_failures: 4 } });
    await session.signIn("kiri@larkhaven.example", "Stopbank-1");
    expect(said().join()).not.toMatch(strangers);
    answers.set("POST /bff/session", { body: { ...member("larkhaven"), strange_failures: 12 } });
    await session.signIn("kiri@larkhaven.example", "Stopbank-1");
    expect(said().join()).toMatch(strangers);
    expect(said().join()).toContain("12 attempts");
  });

  it("ACC-38, ACC-44: knows what the person agreed to in the client in use, and of notes they have not seen", async () => {
    const known = () => [session.shell.acceptedTerms, session.shell.hasUnseenNotes];
    expect(known()).toEqual([false, false]);
    const owed = { accepted_tsncs: false, show_changelog: true };
    answers.set("POST /bff/session", { body: { ...member("larkhaven"), ...owed } });
    await session.signIn("kiri@larkhaven.example", "Stopbank-1");
    expect(known()).toEqual([false, true]);
    session.noteTermsAccepted();
    session.noteNotesSeen();
    expect(known()).toEqual([true, false]);
    answers.set("PUT /bff/session/client", { body: { ...member("northport"), accepted_tsncs: false } });
    await session.switchClient("northport");
    expect(known()).toEqual([false, false]);
    answers.set("DELETE /bff/session", { status: 204 });
    stored.set("accepted_terms", "kept");
    await session.signOut();
    expect([...known(), stored.get("accepted_terms")]).toEqual([false, false, "kept"]);
  });

  it("E-08: drops what the former client had under way when another takes over", async () => {
    await signIn();
    const [former, epoch] = [session.epochSignal(), session.shell.epoch];
    answers.set("PUT /bff/session/client", { body: member("northport") });
    await session.switchClient("northport");
    expect(former.aborted).toBe(true);
    expect(session.epochSignal().aborted).toBe(false);
    expect([session.shell.client?.name, session.shell.epoch]).toEqual(["northport", epoch + 1]);
  });

  it("leaves the scene of the former client behind with it", async () => {
    await signIn();
    place.here = "/risk?v=1&client=larkhaven&at=172.9,-40.3,13&layers=e:buildings";
    answers.set("PUT /bff/session/client", { body: member("northport") });
    await session.switchClient("northport");
    expect(place.here).toBe("/risk");
  });

  it("opens a visitor's link after signing in, in the client whose map it shows", async () => {
    const link = "/risk?v=1&client=northport&at=172.9,-40.3,13";
    place.here = link;
    session.openLogin(link, "Log in to see it.");
    answers.set("PUT /bff/session/client", { body: member("northport") });
    await signIn("larkhaven");
    expect([session.shell.client?.name, place.here]).toEqual(["northport", link]);
  });

  it("goes over to another client with a link that shows its map", async () => {
    await signIn();
    const link = "/risk?v=1&client=northport&at=172.9,-40.3,13";
    answers.set("PUT /bff/session/client", { body: member("northport") });
    await session.switchClient("northport", link);
    expect([session.shell.client?.name, place.here]).toEqual(["northport", link]);
  });

  it("stays with its client when the server refuses another", async () => {
    await signIn();
    answers.set("PUT /bff/session/client", { status: 403, body: {} });
    await session.switchClient("northport");
    expect(session.shell.client?.name).toBe("larkhaven");
    expect(said()).toContain("Something went wrong. Please check if the client is valid");
  });

  it.each([
    [
      "NEW_PASSWORD_REQUIRED",
      { next: "must-change-password" },
      "Login Successful! But please change your password.",
    ],
    [
      "CONFIRM_SIGN_UP",
      { next: "must-confirm", signUpId: "a sign-up" },
      "Login Successful! But please confirm your signup.",
    ],
  ])("ACC-12, ACC-14: is not entered while %s", async (challenge, outcome, message) => {
    answers.set("POST /bff/session", { status: 449, body: { challenge, user_uuid: "a sign-up" } });
    const signedIn = await session.signIn("new@stopbank.example", "Stopbank-1");
    expect(signedIn).toEqual(outcome);
    expect(session.shell.session.status).toBe("visitor");
    expect(said()).toEqual([message]);
  });

  it("goes back to being a visitor on sign-out, and stays when the server cannot be reached", async () => {
    await signIn();
    answers.set("DELETE /bff/session", { status: 503, body: {} });
    await session.signOut();
    expect(session.shell.session.status).toBe("signed-in");
    answers.set("DELETE /bff/session", { status: 204 });
    stored.set("recent_signup_email", "kiri@larkhaven.example").set("recent_signup_uuid", "a sign-up");
    await session.signOut();
    expect(session.shell.client?.name).toBe("openaccess");
    // what the browser remembers of the person goes, and the client they were in stays for the next log-in.
    expect([...stored]).toEqual([["client_name", "larkhaven"]]);
    const asked = vi.spyOn(globalThis, "fetch");
    await signIn();
    expect(asked.mock.calls[0]).toMatchObject([
      "/bff/session",
      { method: "POST", headers: { "ui-remembered-client": "larkhaven" } },
    ]);
  });

  it("shows that it could not start, and starts when asked again", async () => {
    answers.set("GET /bff/session", { status: 503, body: {} });
    await session.startSession();
    expect([session.shell.phase, session.shell.error?.message]).toEqual(["failed", "Something went wrong."]);
    answers.set("GET /bff/session", { body: visitor });
    await session.startSession();
    expect(session.shell.phase).toBe("ready");
  });
});

describe("a host of a client that is none of theirs", () => {
  it("ACC-23, AMB-02: is left for the main host, with the path, by whoever has several clients", async () => {
    place.here = "/risk?v=1";
    answers.set("POST /bff/session", {
      body: { ...member("larkhaven"), moves_to: "https://risk.example" },
    });
    await session.signIn("kiri@larkhaven.example", "Stopbank-1");
    expect(place.left).toBe("https://risk.example/risk?v=1");
    expect(session.shell.session.status).toBe("visitor");
  });
});

describe("a new password that a log-in asks for", () => {
  it("ACC-13: lets the person in", async () => {
    const { setNewPassword } = await import("./newPassword.ts");
    answers.set("POST /bff/session/new-password", { status: 400, body: {} });
    await expect(setNewPassword("x")).rejects.toMatchObject({ status: 400 });
    answers.set("POST /bff/session/new-password", { body: member("larkhaven") });
    await setNewPassword("Ōtaki beach 7");
    expect([session.shell.session.status, said().at(0)]).toEqual([
      "signed-in",
      "Password changed successfully.",
    ]);
  });
});

describe("a visitor's change of client", () => {
  it("asks for a log-in, says nothing of an expiry, and comes after it", async () => {
    answers.set("PUT /bff/session/client", { status: 401, body: {} });
    await session.switchClient("northport");
    const { session: info, login } = session.shell;
    expect([info.status, login.isOpen, login.why]).toEqual(["visitor", true, undefined]);
    expect(said()).toEqual([]);
    answers.set("PUT /bff/session/client", { body: member("northport") });
    await signIn();
    expect(session.shell.client?.name).toBe("northport");
  });
});

it("ACC-11: changes client after the log-in that the change itself turned out to need", async () => {
  await signIn();
  answers.set("PUT /bff/session/client", { status: 401, body: {} });
  await session.switchClient("northport");
  expect(session.shell.session.status).toBe("expired");
  answers.set("PUT /bff/session/client", { body: member("northport") });
  await signIn();
  expect([session.shell.client?.name, session.shell.session.status]).toEqual(["northport", "signed-in"]);
});

describe("a session that ended on the server", () => {
  beforeEach(async () => {
    await signIn();
    session.expireSession();
    session.expireSession();
  });

  it("says so once and asks to log in, with the screen as it was", () => {
    const { session: info, login, client, phase } = session.shell;
    expect([info.status, login.isOpen, client?.name, phase]).toEqual(["expired", true, "larkhaven", "ready"]);
    expect(said().filter((message) => message === "Session expired, please log in again")).toHaveLength(1);
  });

  it("loses nothing when the same person logs in again", async () => {
    const [epoch, signal] = [session.shell.epoch, session.epochSignal()];
    await signIn();
    expect([session.shell.epoch, session.shell.session.status]).toEqual([epoch, "signed-in"]);
    expect(signal.aborted).toBe(false);
  });

  it("is back in the client that was in use, of several", async () => {
    answers.set("PUT /bff/session/client", { body: member("northport") });
    await session.goOnAsVisitor();
    await signIn("northport");
    session.expireSession();
    const { epoch } = session.shell;
    await signIn("larkhaven");
    expect([session.shell.epoch, session.shell.client?.name]).toEqual([epoch, "northport"]);
  });

  it("shows nothing of theirs to another person", async () => {
    const { epoch } = session.shell;
    await signIn("larkhaven", "tama");
    expect(session.shell.epoch).toBe(epoch + 1);
  });

  it("ACC-11: keeps the screen of whoever dismisses the log-in, and goes on with it when they log in later", async () => {
    place.here = "/risk?v=1&client=larkhaven&at=172.9,-40.3,13&area=1";
    const [work, epoch, signal] = [place.here, session.shell.epoch, session.epochSignal()];
    session.dismissLogin();
    const { session: info, login, client } = session.shell;
    expect([info.status, login.isOpen, client?.name, place.here]).toEqual([
      "expired",
      false,
      "larkhaven",
      work,
    ]);
    session.openLogin();
    expect(session.shell.login.why).toBe("Session expired, please log in again");
    await signIn();
    expect([session.shell.epoch, session.shell.session.status, place.here]).toEqual([
      epoch,
      "signed-in",
      work,
    ]);
    expect(signal.aborted).toBe(false);
  });

  describe("ACC-11: asks for the log-in that a change of client needs, and changes after it", () => {
    const work = "/risk?v=1&client=larkhaven&at=172.9,-40.3,13";
    const link = "/risk?v=1&client=northport&at=172.9,-40.3,13";
    beforeEach(async () => {
      place.here = work;
      session.dismissLogin();
      answers.set("PUT /bff/session/client", { status: 401, body: {} });
    });

    it.each([
      ["chosen in the menu", undefined, "/risk"],
      ["with a link that shows its map", link, link],
    ])("%s", async (_how, returnTo, shown) => {
      await session.switchClient("northport", returnTo);
      expect([session.shell.login.isOpen, session.shell.client?.name]).toEqual([true, "larkhaven"]);
      answers.set("PUT /bff/session/client", { body: member("northport") });
      await signIn();
      expect([session.shell.client?.name, session.shell.phase, place.here]).toEqual([
        "northport",
        "ready",
        shown,
      ]);
    });

    it("not for whoever dismisses that, and logs in to go on where they were", async () => {
      await session.switchClient("northport", link);
      session.dismissLogin();
      session.openLogin();
      await signIn();
      expect([session.shell.client?.name, place.here]).toEqual(["larkhaven", work]);
    });

    it("not where it is no client of theirs any more", async () => {
      await session.switchClient("northport");
      answers.set("PUT /bff/session/client", { status: 403, body: {} });
      await signIn();
      expect([session.shell.client?.name, session.shell.phase]).toEqual(["larkhaven", "ready"]);
    });
  });

  it("makes a visitor of whoever would rather go on without", async () => {
    await session.goOnAsVisitor();
    expect([session.shell.client?.name, session.shell.session.status]).toEqual(["openaccess", "visitor"]);
  });
});

describe("E-08: what was typed in this tab and not saved", () => {
  const drafts = () => Object.keys(sessionStorage).toSorted();
  beforeEach(() => {
    const kept: Record<string, unknown> = {};
    // As browsers have it: its own keys are what is kept.
    Object.defineProperty(kept, "removeItem", { value: (key: string) => delete kept[key] });
    vi.stubGlobal("sessionStorage", kept);
    for (const key of [
      "draft.kiri.larkhaven.terms",
      "draft.tama.northport.terms",
      "jobs.seen larkhaven kiri",
      "width",
    ])
      kept[`stopbank.${key}`] = "{}";
  });
  afterEach(() => vi.unstubAllGlobals());
  const [seen, own] = ["stopbank.jobs.seen larkhaven kiri", "stopbank.draft.kiri.larkhaven.terms"];
  const nobodys = "stopbank.width";

  it("is dropped at the log-out, whoever wrote it", async () => {
    await signIn();
    answers.set("DELETE /bff/session", { status: 204 });
    await session.signOut();
    // With whatever else names the person.
    expect(drafts()).toEqual([nobodys]);
  });

  it("is dropped before the person goes on to log out at their council's provider", async () => {
    await signIn();
    vi.stubGlobal("window", { location: { origin: "https://stopbank.example" } });
    expect(stored.get("user_uuid")).toBe("kiri");
    answers.set("DELETE /bff/session", { body: { leads_to: "/out" } });
    await session.signOut();
    expect([place.left, drafts()]).toEqual(["https://stopbank.example/out", [nobodys]]);
    // No screen is left that would ask whether to leave what is not saved.
    expect(session.shell.phase).toBe("changing");
    expect(stored.has("user_uuid")).toBe(false);
  });

  it("outlives a session that ends by itself, for the same person alone", async () => {
    await signIn();
    session.expireSession();
    expect(drafts()).toEqual([own, seen, nobodys]);
    await signIn();
    expect(drafts()).toEqual([own, seen, nobodys]);
    session.expireSession();
    await signIn("larkhaven", "tama");
    expect(drafts()).toEqual([seen, nobodys]);
  });

  it("is dropped where somebody leaves an ended session and goes on as a visitor", async () => {
    await signIn();
    session.expireSession();
    await session.goOnAsVisitor();
    expect(drafts()).toEqual([seen, nobodys]);
  });
});

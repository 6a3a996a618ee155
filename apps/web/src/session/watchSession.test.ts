import { beforeEach, describe, expect, it, vi } from "vitest";
import { listenToOwnChannels } from "./testing/ownChannels.ts";
import { answers, member, type StartedShell, startShell, visitor } from "./testing/shellAtServer.ts";

let session: StartedShell;
let page: EventTarget & { hidden: boolean };
const stands = () => {
  const { session: info, login } = session.shell;
  return [info.status, login.isOpen];
};

beforeEach(async () => {
  page = Object.assign(new EventTarget(), { hidden: false });
  listenToOwnChannels();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", page);
  session = await startShell();
  const { watchSession } = await import("./watchSession.ts");
  watchSession();
});

const otherTabSays = () => {
  const other = new BroadcastChannel("stopbank.session");
  other.postMessage("changed");
};

describe.each([
  ["comes to the front", () => page.dispatchEvent(new Event("visibilitychange"))],
  ["is online again", () => page.dispatchEvent(new Event("online"))],
  ["hears of it from another tab", otherTabSays],
])("a page that %s", (_how, happens) => {
  it("ACC-11: stops asking for a log-in where the same person is back", async () => {
    answers.set("POST /bff/session", { body: member("larkhaven") });
    await session.signIn("kiri@larkhaven.example", "Stopbank-1");
    session.expireSession();
    session.dismissLogin();
    answers.set("GET /bff/session", { body: member("larkhaven") });
    happens();
    await expect.poll(stands).toEqual(["signed-in", false]);
  });

  it("ACC-11: says that the session ended", async () => {
    answers.set("POST /bff/session", { body: member("larkhaven") });
    await session.signIn("kiri@larkhaven.example", "Stopbank-1");
    answers.set("GET /bff/session", { body: visitor });
    happens();
    await expect.poll(stands).toEqual(["expired", true]);
  });
});

it("asks nothing by itself while nobody looks at it", async () => {
  const asked = vi.spyOn(globalThis, "fetch");
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(asked).not.toHaveBeenCalled();
});

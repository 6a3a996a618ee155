import { createMapPages } from "@stopbank/map-page/pages";
import { clientLeft, type Session, session as sessionToken } from "@stopbank/plugin-api/browser";
import { beforeEach, expect, it, vi } from "vitest";
import { answers, member, type StartedShell, startShell } from "../session/testing/shellAtServer.ts";

let session: StartedShell;

beforeEach(async () => {
  session = await startShell();
});

/** What plugins of the client in use are given, by the name of its token. */
async function offered(): Promise<ReadonlyMap<string, unknown>> {
  const { ownServices } = await import("./ownServices.ts");
  const { client } = session.shell;
  if (client === undefined) throw new Error("No client is in use.");
  return new Map(
    ownServices(client, createMapPages(), () => [], []).map(([{ name }, value]) => [name, value]),
  );
}

it("tells nothing more to what a client began that was left, and says when it was", async () => {
  answers.set("POST /bff/session", { body: member("larkhaven") });
  answers.set("PUT /bff/session/client", { body: member("northport") });
  await session.signIn("kiri@larkhaven.example", "Stopbank-1");
  const former = await offered();
  const [heardBefore, heardSince] = [vi.fn(), vi.fn()];
  (former.get(sessionToken.name) as Session).subscribe(heardBefore);
  const left = former.get(clientLeft.name) as AbortSignal;
  expect(left.aborted).toBe(false);
  await session.switchClient("northport");
  expect(left.aborted).toBe(true);

  heardBefore.mockClear();
  ((await offered()).get(sessionToken.name) as Session).subscribe(heardSince);
  session.expireSession();
  await vi.waitFor(() => expect(heardSince).toHaveBeenCalled());
  expect(heardBefore).not.toHaveBeenCalled();
});

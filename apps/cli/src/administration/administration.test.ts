import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { atHome, ended } from "./testing/atHome.ts";

/** Every command is a process of its own, and two servers start: on a machine with much else to do that takes its time. */
const patience = { timeout: 300_000 };

const bearer = async (origin: string, email: string, password: string): Promise<string | undefined> => {
  const secret = Buffer.from(`${email}:${password}`).toString("base64");
  const headers = { authorization: `Basic ${secret}` };
  const answer = await fetch(`${origin}/api/user/login`, { method: "POST", headers });
  if (answer.status !== 200) return undefined;
  return `Bearer ${((await answer.json()) as { access_token: string }).access_token}`;
};

it(
  "administers a server that runs, which shows each change at once, and the store where none does",
  patience,
  async () => {
    const home = atHome();
    const { server, origin } = await home.serve();
    const through = `Asked the running server (process ${server.pid}).\n`;
    const socket = join(home.folder, "control/socket");

    expect(await home.stopbank(["client", "add", "bay", "--display-name", "The Bay"])).toEqual({
      code: 0,
      stdout: "Created the client bay.\nIt has no dataset yet: publish one with `stopbank import`.\n",
      stderr: through,
    });
    const added = await home.stopbank(
      ["user", "add", "Jo@bay.example", "--client", "bay:admin"],
      "Stopbank-1\n",
    );
    expect(added).toEqual({
      code: 0,
      stdout: "Made the account jo@bay.example, admin of bay.\n",
      stderr: through,
    });

    const authorization = String(await bearer(origin, "jo@bay.example", "Stopbank-1"));
    const pageStatus = async () =>
      (await fetch(`${origin}/api/content/summaryPage`, { headers: { authorization } })).status;
    const flag = (state: string) => home.stopbank(["client", "flag", "bay", "summaryPage", state]);
    expect(await pageStatus()).toBe(200);
    expect(await flag("off")).toEqual({
      code: 0,
      stdout: "summaryPage is off for The Bay.\n",
      stderr: through,
    });
    expect(await pageStatus()).toBe(404);

    const changed = await home.stopbank(["user", "password", "jo@bay.example"], "Kea over 9 stopbanks\n");
    expect(changed).toMatchObject({ code: 0, stderr: through });
    // The API may know a sign-in for a second after its end.
    await expect.poll(pageStatus).toBe(401);
    expect(await bearer(origin, "jo@bay.example", "Stopbank-1")).toBeUndefined();
    expect(await bearer(origin, "jo@bay.example", "Kea over 9 stopbanks")).toBeDefined();

    const domain = (name: string, again = "") =>
      home.stopbank(["client", "domain", "bay", name, "on"], `${again}\n`);
    expect(await domain("Gmail.com", "yes")).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^Anybody can get an address at gmail\.com.*\[command\/not-confirmed\]\n$/s,
      ),
    });
    expect(await domain("gmail.com", "gmail.com")).toMatchObject({ code: 0 });
    expect(await domain("bay.example")).toMatchObject({ code: 0 });

    expect(await home.stopbank(["user", "role", "jo@bay.example", "nowhere", "admin"])).toEqual({
      code: 1,
      stdout: "",
      stderr: `${through}\nThere is no client named "nowhere". [client/unknown]\n`,
    });
    const second = await home.stopbank(["start"]);
    expect(second).toMatchObject({ code: 1, stderr: expect.stringContaining("[store/in-use]") });

    await ended(server, "SIGKILL");
    if (process.platform !== "win32") expect(statSync(socket).mode & 0o777).toBe(0o600);
    expect(await flag("on")).toEqual({
      code: 0,
      stdout: "summaryPage is on for The Bay.\n",
      stderr: `No server is running on ${home.folder}: opened its store here.\n`,
    });
    const next = await home.serve();
    expect(await home.stopbank(["user", "list"])).toMatchObject({
      stdout: expect.stringMatching(/^jo@bay\.example +CONFIRMED +last log-in .* +admin of bay\n$/),
      stderr: `Asked the running server (process ${next.server.pid}).\n`,
    });
    await ended(next.server, "SIGTERM");
    expect(existsSync(socket)).toBe(false);

    const atOnce = await Promise.all([flag("off"), flag("on")]);
    expect(atOnce.map(({ code }) => code)).toEqual([0, 0]);
  },
);

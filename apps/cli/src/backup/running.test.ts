import { mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { atHome, ended } from "../administration/testing/atHome.ts";

const bearer = async (origin: string, secret: string) => {
  const headers = { authorization: `Basic ${Buffer.from(secret).toString("base64")}` };
  const answer = await fetch(`${origin}/api/user/login`, { method: "POST", headers });
  return answer.status === 200
    ? `Bearer ${((await answer.json()) as { access_token: string }).access_token}`
    : undefined;
};

it("is written while the server runs, and a server on what was restored knows the same people, none of them signed in, until they are deleted", {
  timeout: 300_000,
}, async () => {
  const home = atHome();
  const { server, origin } = await home.serve();
  const password = "Kereru-over-Otara-9";
  expect(await home.stopbank(["user", "add", "kiri@bay.example"], `${password}\n`)).toMatchObject({
    code: 0,
  });
  const token = await bearer(origin, `kiri@bay.example:${password}`);
  expect(token).toBeDefined();

  const folder = join(dirname(home.folder), "backups");
  mkdirSync(folder);
  const file = join(folder, "a.tar.gz");
  const said = await home.stopbank(["backup", file]);
  expect(said).toMatchObject({ code: 0, stderr: `Asked the running server (process ${server.pid}).\n` });
  expect(said.stdout).toContain("2 keys of the state folder");
  if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await home.stopbank(["restore", file])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("in-use"),
  });
  await ended(server, "SIGTERM");

  const other = atHome({ isEmpty: true });
  expect(await other.stopbank(["restore", file])).toMatchObject({ code: 0, stderr: "" });
  const next = await other.serve();
  expect(await bearer(next.origin, `kiri@bay.example:${password}`)).toBeDefined();
  // The key that signed it is there again; the sign-in that it names is not.
  const former = await fetch(`${next.origin}/api/user`, { headers: { authorization: String(token) } });
  expect(former.status).toBe(401);

  const unsure = await other.stopbank(["user", "delete", "kiri@bay.example"], "kiri\n");
  expect(unsure).toMatchObject({ code: 1, stderr: expect.stringContaining("command/not-confirmed") });
  const sure = await other.stopbank(["user", "delete", "kiri@bay.example"], "kiri@bay.example\n");
  expect(sure).toMatchObject({ code: 0, stdout: expect.stringContaining("kiri@bay.example is deleted") });
  expect(await bearer(next.origin, `kiri@bay.example:${password}`)).toBeUndefined();
});

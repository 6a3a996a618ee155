import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { findUserByEmail } from "@stopbank/store/users";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { askServer } from "./askServer.ts";
import { controlPlace } from "./controlPlace.ts";
import type { OpenedTools } from "./orderTools.ts";
import { takeOrders } from "./takeOrders.ts";
import { startTools } from "./testing/startTools.ts";

let tools: OpenedTools;
beforeAll(async () => {
  tools = await startTools();
});
afterAll(() => tools.close());

function homeFolder(depth = 0): string {
  const place = mkdtempSync(join(tmpdir(), "stopbank-control-"));
  onTestFinished(() => rmSync(place, { recursive: true }));
  let folder = place;
  for (let i = 0; i < depth; i++) {
    folder = join(folder, "x".repeat(40));
    mkdirSync(folder);
  }
  return folder;
}

/** Takes orders until the test is over. */
async function taking(home: string): Promise<() => Promise<void>> {
  const stop = await takeOrders(home, tools, false);
  onTestFinished(stop);
  return stop;
}

const post = (socketPath: string, path: string, text: string) =>
  new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    const headers = { "content-type": "application/json" };
    const sent = request({ socketPath, path, method: "POST", headers }, async (answer) =>
      resolve({ status: answer.statusCode, body: await json(answer) }),
    );
    sent.once("error", reject);
    sent.end(text);
  });

describe.skipIf(process.platform === "win32")("the socket for orders", () => {
  it("is its owner's alone, and gone once nobody takes orders", async () => {
    const home = homeFolder();
    expect(await askServer(home, "user/list", {})).toBeUndefined();
    const stop = await taking(home);
    const { path } = controlPlace(home);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(home, "control")).mode & 0o777).toBe(0o700);
    expect(await askServer(home, "user/list", {})).toEqual({
      process: String(process.pid),
      outcome: { said: "There are no accounts." },
    });
    await stop();
    expect(existsSync(path)).toBe(false);
    expect(await askServer(home, "user/list", {})).toBeUndefined();
  });

  it("carries out and answers the order under way when its server stops", async () => {
    const home = homeFolder();
    const [hashing, hashed] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()];
    const hashPassword = async () => {
      hashing.resolve();
      return hashed.promise;
    };
    const stop = await takeOrders(home, { ...tools, hashPassword }, false);
    const email = "kiri@bay.example";
    const answered = askServer(home, "user/add", { email, password: "a long enough Passw0rd", clients: [] });
    // Looked at below; until then a connection that is cut is no error of nobody's.
    answered.catch(() => undefined);
    await hashing.promise;
    const stopped = stop();
    // It takes no more by now, so whatever it cuts of what is under way is cut.
    await vi.waitFor(async () => expect(await askServer(home, "user/list", {})).toBeUndefined());
    hashed.resolve("hash");
    expect(await answered).toMatchObject({ outcome: { said: `Made the account ${email}.` } });
    await stopped;
    expect(await findUserByEmail(tools.store.shared, email)).toBeDefined();
  });

  it("is reached in a folder too deep for a socket's address, which loses nothing by it", async () => {
    const home = homeFolder(3);
    expect(Buffer.byteLength(controlPlace(home).path)).toBeGreaterThan(108);
    await taking(home);
    expect(existsSync(controlPlace(home).path)).toBe(true);
    expect(await askServer(home, "user/list", {})).toMatchObject({ outcome: { said: expect.any(String) } });
  });

  it("takes the place of whatever lies there, since whoever makes it holds the store", async () => {
    const home = homeFolder();
    mkdirSync(join(home, "control"), { mode: 0o755 });
    writeFileSync(controlPlace(home).path, "left behind");
    await taking(home);
    expect(statSync(join(home, "control")).mode & 0o777).toBe(0o700);
    expect(await askServer(home, "user/list", {})).toBeDefined();
  });

  it("refuses, in the one error shape, what is no order", async () => {
    const home = homeFolder();
    await taking(home);
    const { path } = controlPlace(home);
    const refusal = async (url: string, text: string) => {
      const { status, body } = await post(path, url, text);
      return [status, (body as { error: { code: string } }).error.code];
    };
    expect(await refusal("/poem/write", "{}")).toEqual([404, "control/no-such-order"]);
    expect(await refusal("/user/list", "{")).toEqual([400, "request/malformed"]);
    expect(await refusal("/user/list", '{"rows":5}')).toEqual([400, "request/invalid"]);
    expect(await refusal("/client/flag", '{"client":"bay","flag":"poems","state":"on"}')).toEqual([
      400,
      "request/invalid",
    ]);
    expect(await refusal("/user/list", JSON.stringify({ client: "x".repeat(1_100_000) }))).toEqual([
      413,
      "request/body-too-large",
    ]);
    const unknown = await askServer(home, "user/list", { client: "nowhere" });
    expect(unknown?.outcome).toMatchObject({ refusal: { code: "client/unknown" } });
  });
});

it("is a pipe named by the folder on Windows", () => {
  const [one, same, other] = ["C:\\Data", "c:\\data", "C:\\Other"].map(
    (home) => controlPlace(home, "win32").path,
  );
  expect(one).toMatch(/^\\\\\.\\pipe\\stopbank-[0-9a-f]{32}$/);
  expect([same === one, other === one]).toEqual([true, false]);
});

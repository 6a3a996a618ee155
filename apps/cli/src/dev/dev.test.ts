import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildBff } from "@stopbank/bff";
import { readBffConfig } from "@stopbank/bff/config";
import { openMemoryStore } from "@stopbank/store/memory";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { dev } from "../commands/dev.ts";
import { repositoryRoot } from "../home.ts";
import { isSourceUpgrade, sourceShell } from "./sourceShell.ts";
import { startAnew, startAnewCode } from "./startAnew.ts";

afterEach(() => vi.unstubAllEnvs());

it("serves the shell from its sources, and closes while a browser listens for changes", async () => {
  const store = await openMemoryStore();
  onTestFinished(() => store.close());
  const app = await buildBff({
    config: readBffConfig({ HOST: "127.0.0.1", STOPBANK_LOG_LEVEL: "silent", API_URL: "http://127.0.0.1:9" }),
    store,
    shellFolder: "",
    registerShell: sourceShell(repositoryRoot),
    isShellUpgrade: isSourceUpgrade,
    plugins: [],
  });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  const get = async (path: string, accept = "*/*") => {
    const answer = await fetch(origin + path, { headers: { accept } });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  const page = await get("/risk", "text/html");
  const nonce = /'nonce-([^']+)'/.exec(page.headers.get("content-security-policy") ?? "")?.[1];
  const scripts = page.text.match(/<script[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);

  const script = await get("/src/plugins.ts");
  expect([
    script.status,
    script.headers.get("content-type"),
    script.headers.get("x-content-type-options"),
  ]).toEqual([200, "text/javascript", "nosniff"]);
  expect(script.text).not.toContain("interface ListedPlugin {\n");
  for (const path of ["/api/nothing", "/bff/nothing", "/nothing.js"])
    expect((await get(path)).status, path).toBe(404);
  expect((await get("/@fs/etc/passwd")).status).not.toBe(200);

  const token = /wsToken = "([^"]+)"/.exec((await get("/@vite/client")).text)?.[1];
  const { port } = app.server.address() as AddressInfo;
  const listening = new WebSocket(`ws://127.0.0.1:${port}/?token=${token}`, "vite-hmr");
  await new Promise((done, failed) => {
    listening.addEventListener("open", done, { once: true });
    listening.addEventListener("error", failed, { once: true });
  });
  const gone = new Promise((done) => listening.addEventListener("close", done, { once: true }));
  await app.close();
  await gone;
});

it("is for this machine alone", async () => {
  vi.stubEnv("HOST", "0.0.0.0");
  await expect(dev({})).rejects.toMatchObject({ code: "dev/not-loopback" });
});

it("starts a program anew when it asks for it, and after a failure once a file has changed", async () => {
  const root = mkdtempSync(join(tmpdir(), "stopbank-anew-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of ["apps", "packages", "plugins"]) mkdirSync(join(root, name));
  const program = join(root, "program.mjs");
  // Counts its runs: first it asks for another, then it fails, then it is done.
  writeFileSync(
    program,
    `import { appendFileSync, readFileSync } from "node:fs";
    appendFileSync(process.argv[2], "x");
    process.exitCode = [${startAnewCode}, 1, 0][readFileSync(process.argv[2], "utf8").length - 1];`,
  );
  const runs = join(root, "runs");
  const changing = setInterval(() => writeFileSync(join(root, "apps/file"), String(Math.random())), 50);
  onTestFinished(() => clearInterval(changing));
  expect(await startAnew(root, program, [runs])).toBe(0);
  expect(readFileSync(runs, "utf8")).toBe("xxx");
});

it("starts a program anew that asks for it before it has begun to hear when it is to end", async () => {
  const root = mkdtempSync(join(tmpdir(), "stopbank-anew-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const program = join(root, "program.mjs");
  // First it asks while it starts, then while it serves, then it is done.
  writeFileSync(
    program,
    `import { appendFileSync, readFileSync } from "node:fs";
    import { endToStartAnew } from ${JSON.stringify(new URL("endToStartAnew.ts", import.meta.url))};
    appendFileSync(process.argv[2], "x");
    const run = readFileSync(process.argv[2], "utf8").length;
    if (run === 2) process.once("SIGTERM", () => clearInterval(serving));
    const serving = run === 3 ? undefined : setInterval(() => {}, 1_000);
    if (run < 3) endToStartAnew();`,
  );
  const runs = join(root, "runs");
  expect(await startAnew(root, program, [runs])).toBe(0);
  expect(readFileSync(runs, "utf8")).toBe("xxx");
});

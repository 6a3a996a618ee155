import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { failProcess } from "@stopbank/http-edge/testing/fail-process";
import { startSentry } from "@stopbank/http-edge/testing/sentry";
import { expect, it, onTestFinished } from "vitest";
import { fromOurPage, signIn, startBff } from "../testing/startBff.ts";

const program = fileURLToPath(new URL("../testing/bffProcess.ts", import.meta.url));

it("reports to the setting's address that the API is away, with request, route and client, and nobody's secrets", async () => {
  const sentry = await startSentry();
  onTestFinished(sentry.close);
  const bff = await startBff({ env: { SENTRY_DSN: sentry.dsn } });
  onTestFinished(() => bff.close());
  const { cookie } = await signIn(bff);

  bff.api.state.isAway = true;
  const area = "172.90381,-40.30127;172.9,-40.2;172.8,-40.2";
  const answer = await bff.app.inject({
    url: `/api/asset/risk/buildings/flood/${encodeURIComponent(area)}`,
    headers: { ...fromOurPage, cookie, "ui-client-name": "northport" },
  });
  expect(answer.statusCode).toBe(503);
  await expect.poll(() => sentry.received.length).toBe(1);
  expect(sentry.events()[0]).toMatchObject({
    exception: { values: [{ type: "DomainError", value: "api/unreachable" }] },
    tags: { service: "bff", client: "northport", request_id: answer.json().error.requestId },
  });
  const [text = ""] = sentry.received;
  expect(text).toContain('"route":"/api/asset/risk/');
  for (const secret of ["172.90381", cookie.split("=")[1], "access-0", "refresh-0", "member@stopbank"])
    expect(text).not.toContain(secret);
});

it("reports what nothing in its process caught, and ends of it", async () => {
  const home = mkdtempSync(join(tmpdir(), "stopbank-uncaught-"));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  writeFileSync(join(home, "index.html"), "<!doctype html><title>Stopbank</title>");
  const { code, words, events } = await failProcess([program, home], {
    STOPBANK_HOME: home,
    API_URL: "http://127.0.0.1:9",
  });
  expect(words).toContain("TypeError: kiri@larkhaven.example");
  expect([code, events]).toMatchObject([
    1,
    [{ tags: { service: "bff" }, exception: { values: [{ type: "TypeError", value: "unexpected" }] } }],
  ]);
});

it("ends with a sentence where it cannot start, though its store is open by then", async () => {
  const home = mkdtempSync(join(tmpdir(), "stopbank-unbuilt-"));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const env = { ...process.env, STOPBANK_HOME: home, API_URL: "http://127.0.0.1:9", PORT: "0" };
  const said = await new Promise((done) => {
    execFile(process.execPath, [program, home], { env }, (error, _stdout, stderr) =>
      done([error?.code, stderr]),
    );
  });
  expect(said).toEqual([1, "The web shell is not built. Run: npm run build [shell/not-built]\n"]);
});

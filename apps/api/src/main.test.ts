import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failProcess } from "@stopbank/http-edge/testing/fail-process";
import { expect, it, onTestFinished } from "vitest";

it("reports what nothing in its process caught, and ends of it", async () => {
  const home = mkdtempSync(join(tmpdir(), "stopbank-uncaught-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const { code, words, events } = await failProcess([join(import.meta.dirname, "main.ts")], {
    STOPBANK_HOME: home,
  });
  expect(words).toContain("TypeError: kiri@larkhaven.example");
  expect([code, events]).toMatchObject([
    1,
    [{ tags: { service: "api" }, exception: { values: [{ type: "TypeError", value: "unexpected" }] } }],
  ]);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readRelease } from "./release.ts";

const commit = "0420e365f1d2c3b4a5968778695a4b3c2d1e0f00";

describe("AMB-28: which release runs", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "stopbank-release-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, ".git", path)), { recursive: true });
    writeFileSync(join(folder, ".git", path), text);
  };
  const commitOf = (env: Record<string, string> = {}) => readRelease("0.1.0", env, folder).commit;

  it("is said by the image", () => {
    expect(readRelease("0.1.0", { STOPBANK_COMMIT: commit }, folder)).toEqual({
      version: "0.1.0",
      commit: "0420e365f1d2",
    });
  });

  it("is read from the checkout: a branch, one that is packed, or a commit by itself", () => {
    write("HEAD", "ref: refs/heads/main\n");
    write("packed-refs", `# pack-refs with: peeled\n${commit} refs/heads/main\n`);
    expect(commitOf()).toBe("0420e365f1d2");
    write("refs/heads/main", `${commit.replaceAll("0", "1")}\n`);
    expect(commitOf()).toBe("1421e365f1d2");
    write("HEAD", `${commit}\n`);
    expect(commitOf()).toBe("0420e365f1d2");
  });

  it("is not known where nothing says so, and no other file is read for it", () => {
    expect(commitOf()).toBeNull();
    write("HEAD", "ref: refs/../../secret\n");
    writeFileSync(join(folder, "secret"), commit);
    expect(commitOf({ STOPBANK_COMMIT: "newest" })).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { type FoundChromium, findChromium } from "./findChromium.ts";
import type { Machine } from "./machine.ts";
import { systemCandidates } from "./systemChromium.ts";

const bundled: FoundChromium = { executablePath: "/cache/chromium", source: "bundled", env: {} };
const unpack = async () => bundled;

const machine = (overrides: Partial<Machine>, executables: readonly string[] = []): Machine => ({
  platform: "linux",
  arch: "x64",
  env: {},
  isExecutable: async (path) => executables.includes(path),
  ...overrides,
});

describe("finding Chromium", () => {
  it("takes the configured one before any other", async () => {
    const env = { STOPBANK_CHROMIUM: "/opt/mine", PATH: "/usr/bin" };
    const found = await findChromium(machine({ env }, ["/opt/mine", "/usr/bin/chromium"]), unpack);
    expect(found).toMatchObject({ executablePath: "/opt/mine", source: "configured" });
  });

  it("refuses a configured one that is not executable, rather than taking another in silence", async () => {
    const wrong = machine({ env: { STOPBANK_CHROMIUM: "/opt/typo" } }, ["/usr/bin/chromium"]);
    await expect(findChromium(wrong, unpack)).rejects.toMatchObject({
      code: "browser/not-found",
      message: expect.stringContaining("/opt/typo"),
    });
  });

  it("takes the system's before the bundled one, in the order of PATH", async () => {
    const env = { PATH: "/home/me/bin:/usr/local/bin" };
    const found = await findChromium(machine({ env }, ["/usr/local/bin/google-chrome"]), unpack);
    expect(found).toMatchObject({ executablePath: "/usr/local/bin/google-chrome", source: "system" });
  });

  it("takes the bundled one when asked to, whatever is installed", async () => {
    const forced = machine({ env: { STOPBANK_CHROMIUM: "bundled" } }, ["/usr/bin/chromium"]);
    expect(await findChromium(forced, unpack)).toBe(bundled);
  });

  it.each([
    ["macOS", "darwin", "arm64"],
    ["Windows", "win32", "x64"],
    ["Linux on ARM", "linux", "arm64"],
  ] as const)("says on %s, where none is bundled, what to install", async (_name, platform, arch) => {
    const bare = machine({ platform, arch, env: { STOPBANK_CHROMIUM: "bundled" } });
    await expect(findChromium(bare, unpack)).rejects.toMatchObject({
      code: "browser/not-found",
      message: expect.stringContaining("Install Google Chrome or Chromium"),
    });
  });

  it("looks where installers put it on Windows and macOS", () => {
    const windows = systemCandidates({ platform: "win32", env: { PROGRAMFILES: "C:\\Program Files" } });
    expect(windows).toContain("C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe");
    const mac = systemCandidates({ platform: "darwin", env: { HOME: "/Users/me" } });
    expect(mac).toContain("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
    expect(mac).toContain("/Users/me/Applications/Chromium.app/Contents/MacOS/Chromium");
  });
});

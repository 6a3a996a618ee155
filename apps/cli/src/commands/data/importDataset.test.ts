import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { repositoryRoot } from "../../home.ts";

function temporaryHome(): string {
  const folder = mkdtempSync(join(tmpdir(), "stopbank-cli-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs `stopbank ...` as a user does; `onStderr` sees what it says on the way. */
async function stopbank(
  home: string,
  args: readonly string[],
  onStderr?: (text: string, kill: (signal: "SIGINT" | "SIGKILL") => void) => void,
) {
  const { STOPBANK_DATASETS: _datasets, DATABASE_URL: _url, INIT_CWD: _cwd, ...env } = process.env;
  const child = spawn(process.execPath, [join(repositoryRoot, "apps/cli/src/main.ts"), ...args], {
    env: { ...env, STOPBANK_HOME: home },
    cwd: repositoryRoot,
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
    onStderr?.(stderr, (signal) => child.kill(signal));
  });
  const code = await new Promise<number | null>((done) => child.once("close", done));
  return { code, stdout, stderr };
}

describe("stopbank import and dataset", () => {
  it("publishes an example, reports it, and looks after the version", async () => {
    const home = temporaryHome();
    const file = join(home, "reports/of/today.json");
    const imported = await stopbank(home, ["import", "examples/kaiapoi.yaml", "--report", file]);
    expect(imported.stdout).toContain("buildings: 1,594 of 6,906 assessed exposed");
    expect(imported.stdout).toContain("386 not assessed");
    expect(imported.code).toBe(0);
    const { version } = JSON.parse(readFileSync(file, "utf8"));
    expect((await stopbank(home, ["dataset", "list"])).stdout).toContain(`${version} current`);
    expect((await stopbank(home, ["dataset", "verify", "kaiapoi"])).code).toBe(0);

    const broken = join(home, "datasets/kaiapoi", version, "elements/buildings.arrow");
    writeFileSync(broken, readFileSync(broken).subarray(0, 1000));
    const verified = await stopbank(home, ["dataset", "verify", "kaiapoi"]);
    expect(verified.stderr).toContain("elements/buildings.arrow: truncated");
    expect(verified.code).toBe(1);
  });

  it("ends with 1 and a sentence when the description or a client is not there", async () => {
    const home = temporaryHome();
    const missing = await stopbank(home, ["import", "nowhere.yaml"]);
    expect(missing).toMatchObject({ code: 1, stdout: "" });
    expect(missing.stderr).toContain("There is no description");
    expect(missing.stderr).toContain("[import/no-description]");
    expect(missing.stderr).not.toContain("at ");
    const unknown = await stopbank(home, ["dataset", "show", "nobody"]);
    expect(unknown.stderr).toContain("No dataset is published for nobody");
    expect(unknown.code).toBe(1);
  });

  it("looks at where the report goes before it publishes", async () => {
    const home = temporaryHome();
    const refused = await stopbank(home, ["import", "examples/kaiapoi.yaml", "--report", home]);
    expect(refused).toMatchObject({ code: 1, stdout: "" });
    expect(refused.stderr).toContain("[import/no-report]");
    expect(existsSync(join(home, "datasets/kaiapoi"))).toBe(false);
  });

  it("leaves nothing behind on Ctrl-C", async () => {
    const home = temporaryHome();
    const stopped = await stopbank(home, ["import", "examples/lower-hutt.yaml"], (said, kill) => {
      if (said.includes("Writing Census blocks") && !said.includes("Stopping")) kill("SIGINT");
    });
    expect(stopped.stderr).toContain("Nothing was published");
    expect(stopped.code).toBe(1);
    const folder = join(home, "datasets/lower-hutt");
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  });

  it("shows nothing of an import that was killed, and the next one clears it away", async () => {
    const home = temporaryHome();
    const folder = join(home, "datasets/kaiapoi");
    await stopbank(home, ["import", "examples/kaiapoi.yaml"], (said, kill) => {
      if (said.includes("Sampling")) kill("SIGKILL");
    });
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^\.draft-/)]);
    expect((await stopbank(home, ["dataset", "list"])).stdout).not.toContain("kaiapoi");
    expect((await stopbank(home, ["import", "examples/kaiapoi.yaml"])).code).toBe(0);
    expect(readdirSync(folder).filter((name) => name.startsWith(".draft-"))).toEqual([]);
    expect((await stopbank(home, ["dataset", "list"])).stdout).toContain("current");
  });
});

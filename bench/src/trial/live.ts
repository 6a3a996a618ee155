import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { launchChromium } from "@stopbank/browser";
import { freePort } from "@stopbank/http-edge/testing/free-port";
import type { Page } from "playwright-core";

const root = resolve(fileURLToPath(import.meta.url), "../../../..");
/** What a change of a browser half may take until it is on the screen. */
const aimSeconds = 2;
const patienceMs = 120_000;

/** Of the copy, what is edited: a text that the home page shows, and one that the BFF answers. */
const edits = {
  browserHalf: { file: "plugins/risk/src/browser/index.ts", text: "Open the risk map" },
  serverHalf: { file: "apps/cli/src/dev/sourceShell.ts", text: "There is nothing at this address." },
} as const;

/**
 * Works on a copy of the workspace under `stopbank dev`: how long until a change of a plugin's browser half is on the screen,
 * and of a server's file in its answers. Held where the first takes no more than two seconds, each time of five.
 */
export async function live(): Promise<boolean> {
  const place = await mkdtemp(join(tmpdir(), "stopbank-live-"));
  const copy = join(place, "workspace");
  await copyWorkspace(copy);
  const server = await startDev(copy, join(place, "home"));
  const browser = await launchChromium();
  try {
    await server.stopbank("client", "add", "openaccess", "--display-name", "Open");
    const page = await browser.newPage();
    await page.goto(server.origin, { timeout: patienceMs });
    await page.getByText(edits.browserHalf.text).waitFor({ timeout: patienceMs });
    const seconds: number[] = [];
    for (let time = 1; time <= 5; time++)
      seconds.push(await untilOnScreen(page, copy, `${edits.browserHalf.text} ${time}`));
    console.log(
      `a plugin's browser half: ${seconds.map((each) => each.toFixed(2)).join(", ")} s until on the screen`,
    );
    console.log(
      `a server's file: ${(await untilAnswered(server.origin, copy)).toFixed(1)} s until answered by it`,
    );
    return seconds.every((each) => each <= aimSeconds);
  } finally {
    await browser.close();
    await server.stop();
    await rm(place, { recursive: true, force: true });
  }
}

/** The sources, beside the packages that are installed here. */
async function copyWorkspace(copy: string): Promise<void> {
  const leftOut = /(^|\/)(\.git|\.stopbank|\.turbo|\.vite|\.vite-temp|\.bin|dist)(\/|$)|^node_modules(\/|$)/;
  await cp(root, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !leftOut.test(relative(root, path)),
  });
  await symlink(join(root, "node_modules"), join(copy, "node_modules"));
}

async function startDev(copy: string, home: string) {
  const port = await freePort();
  const program = join(copy, "apps/cli/src/main.ts");
  const env = {
    ...process.env,
    STOPBANK_HOME: home,
    STOPBANK_DEMO: "0",
    PORT: String(port),
    HOST: "",
    DATABASE_URL: "",
  };
  const server: ChildProcess = spawn(process.execPath, [program, "dev"], {
    cwd: copy,
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const origin = `http://localhost:${port}`;
  await until(async () => (await fetch(`${origin}/healthz`)).ok);
  return {
    origin,
    stopbank: (...args: string[]) =>
      promisify(execFile)(process.execPath, [program, ...args], { cwd: copy, env }),
    stop: async () => {
      const gone = once(server, "exit");
      server.kill("SIGTERM");
      await gone;
    },
  };
}

/** Changes the text in the copy's file to `words`. */
async function rewrite(
  copy: string,
  { file, text }: { file: string; text: string },
  words: string,
): Promise<void> {
  const path = join(copy, file);
  const source = await readFile(join(root, file), "utf8");
  if (!source.includes(text))
    throw new Error(`${file} no longer has "${text}": give the trial another text.`);
  await writeFile(path, source.replace(text, words));
}

async function untilOnScreen(page: Page, copy: string, words: string): Promise<number> {
  const begun = performance.now();
  await rewrite(copy, edits.browserHalf, words);
  await page.getByText(words, { exact: true }).waitFor({ timeout: patienceMs });
  return (performance.now() - begun) / 1_000;
}

async function untilAnswered(origin: string, copy: string): Promise<number> {
  const begun = performance.now();
  await rewrite(copy, edits.serverHalf, "Changed while it ran.");
  await until(async () =>
    (await (await fetch(`${origin}/api/nothing`)).text()).includes("Changed while it ran."),
  );
  return (performance.now() - begun) / 1_000;
}

/** Tries until it is so; while the server starts, it cannot be reached. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > giveUpAt) throw new Error("The server did not come up in time.");
    await new Promise((done) => setTimeout(done, 50));
  }
}

import { execFile } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { cargoOf, carryOut } from "./image/carryOut.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const run = promisify(execFile);
const user = 1_000;
/** To mount, and to become an ordinary user. */
const mayMount = process.platform === "linux" && process.arch === "x64" && process.getuid?.() === 0;
const tools = ["/usr/bin/unshare", "/usr/bin/setpriv"].every((tool) => existsSync(tool));

/** Prints a page of its own, as the worker does. */
const program = `
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { findChromium } from "./packages/browser/src/index.ts";
import { createPrinter } from "./packages/print/src/index.ts";
const page = '<!doctype html><html lang="en" data-print="ready"><title>A</title><p>Printed</p></html>';
const server = createServer((_, answer) => answer.setHeader("content-type", "text/html").end(page)).listen(0, "127.0.0.1");
await new Promise((done) => server.once("listening", done));
const say = () => undefined;
const printer = createPrinter({
  origin: new URL("http://localhost:" + server.address().port),
  log: { info: say, warn: say, error: say },
});
const file = process.env.STOPBANK_HOME + "/report.pdf";
await printer.print({ path: "/print/a", headers: {}, client: "a", signal: new AbortController().signal, file });
await printer.close();
server.close();
console.log(process.getuid(), (await findChromium()).executablePath, readFileSync(file).subarray(0, 5).toString());
`;

it.runIf(mayMount && tools)(
  "prints as an ordinary user on a root that cannot be written, where no program can be started from /tmp (B-09)",
  async () => {
    // Not below /tmp, which is another once it is tried.
    const place = mkdtempSync("/var/tmp/stopbank-worker-image-");
    onTestFinished(() => rmSync(place, { recursive: true, force: true }));
    // As infra/Dockerfile does.
    const image = join(place, "image");
    const entries = ["packages/print/src/index.ts", "packages/browser/src/unpackForImage.ts"];
    carryOut(root, await cargoOf(root, entries), image);
    writeFileSync(join(image, "print.ts"), program);
    const node = join(image, "node");
    cpSync(process.execPath, node);
    const [cache, home] = [join(place, "cache"), join(place, "home")];
    for (const folder of [cache, home]) {
      mkdirSync(folder);
      chownSync(folder, user, user);
    }
    chmodSync(place, 0o755);
    const asUser = [
      "--reuid",
      `${user}`,
      "--regid",
      `${user}`,
      "--clear-groups",
      "--no-new-privs",
      "--bounding-set=-all",
      "--",
    ];
    const env = { PATH: "/usr/bin:/bin", HOME: "/nowhere", XDG_CACHE_HOME: cache, STOPBANK_HOME: home };
    const unpacked = await run("setpriv", [...asUser, node, "packages/browser/src/unpackForImage.ts"], {
      cwd: image,
      env,
    });
    expect(unpacked.stdout).toContain(`Chromium is at ${cache}/stopbank/chromium-`);
    const script = `set -e
      mount --bind "$1" "$1"
      mount -t tmpfs -o noexec,nosuid,nodev,mode=1777 tmpfs /tmp
      mount -o remount,bind,ro /
      cp /usr/bin/true /tmp/true
      if /tmp/true 2>/dev/null; then echo "programs start from /tmp"; exit 1; fi
      if touch /var/tmp/x 2>/dev/null; then echo "the root can be written"; exit 1; fi
      shift && exec setpriv "$@"`;
    const print = (settings: Readonly<Record<string, string>>) =>
      run(
        "unshare",
        ["-m", "--propagation", "private", "sh", "-c", script, "sh", home, ...asUser, node, "print.ts"],
        { cwd: image, env: settings, timeout: 240_000 },
      );
    const { stdout } = await print(env);
    expect(stdout.trim()).toMatch(/^1000 \/var\/tmp\/\S+\/cache\/stopbank\/chromium-[\d.]+\/chromium %PDF-$/);
    // Without one in the image there is none that can be started: it shows that this place is as strict as it should be.
    await expect(print({ ...env, XDG_CACHE_HOME: "" })).rejects.toThrow("a disk that is mounted noexec");
  },
  300_000,
);

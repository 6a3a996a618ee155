import { fork } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createUser } from "../accounts/users.ts";
import { openStore } from "../openStore.ts";
import { makeFolderPrivate, makeHomePrivate } from "./privateHome.ts";

const isWindows = process.platform === "win32";
const isRoot = process.getuid?.() === 0;
/** Nobody, on every Unix that has one; any account without rights does. */
const STRANGER = 65_534;

describe.skipIf(isWindows)("the state folder", () => {
  let above: string;
  let home: string;
  beforeEach(async () => {
    above = await mkdtemp(join(tmpdir(), "stopbank-home-"));
    await chmod(above, 0o755);
    home = join(above, "home");
  });
  afterEach(() => rm(above, { recursive: true, force: true }));

  const modeOf = async (path: string) => (await stat(path)).mode & 0o7777;
  /** Everything at or below a path that others may read, write or enter. */
  const open = async (path: string): Promise<string[]> => {
    const below = await readdir(path, { recursive: true });
    const modes = await Promise.all(
      [path, ...below.map((name) => join(path, name))].map(
        async (each) => [each, await modeOf(each)] as const,
      ),
    );
    return modes.flatMap(([each, mode]) => ((mode & 0o077) === 0 ? [] : [`${each} ${mode.toString(8)}`]));
  };
  const used = async () => {
    const store = await openStore({ home });
    await createUser(store.shared, { email: `${crypto.randomUUID()}@a.example`, status: "CONFIRMED" });
    await store.close();
  };

  it("is closed to others with every file the store makes, whatever the umask", async () => {
    const before = process.umask(0);
    try {
      await used();
    } finally {
      process.umask(before);
    }
    expect(await open(home)).toEqual([]);
    expect([await modeOf(home), await modeOf(join(home, "store"))]).toEqual([0o700, 0o700]);
    expect(await modeOf(join(home, "store/PG_VERSION"))).toBe(0o600);
  });

  it("is closed at the next start where an older version left it open", async () => {
    await used();
    for (const key of ["token-key", "jobs-key"]) await writeFile(join(home, key), "x");
    for (const name of ["", "token-key", "jobs-key", ...(await readdir(home, { recursive: true }))])
      await chmod(join(home, name), (await stat(join(home, name))).isDirectory() ? 0o777 : 0o666);
    expect(await open(home)).not.toEqual([]);
    await used();
    expect(await open(home)).toEqual([]);
  });

  it("is left as it is where it holds what is not ours, with a sentence, and the store in it closed", async () => {
    await mkdir(home);
    await writeFile(join(home, "thesis.txt"), "");
    await chmod(home, 0o755);
    const warn = vi.fn();
    await makeHomePrivate(home, warn);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/can look into .*chmod/));
    await used();
    expect([await modeOf(home), await modeOf(join(home, "store"))]).toEqual([0o755, 0o700]);
    expect(await open(join(home, "store"))).toEqual([]);
    await chmod(home, 0o777);
    await expect(openStore({ home })).rejects.toMatchObject({
      code: "home/not-private",
      message: expect.stringContaining(`chmod -R go-rwx ${home}`),
    });
    // As /tmp: others may add to it, and not replace what is ours.
    await chmod(home, 0o1777);
    await used();
    await rm(join(home, "thesis.txt"));
    await used();
    expect(await modeOf(home)).toBe(0o1777);
  });

  it("follows no link out of the store", async () => {
    const elsewhere = join(above, "elsewhere");
    await writeFile(elsewhere, "");
    await chmod(elsewhere, 0o644);
    await mkdir(home);
    await symlink(elsewhere, join(home, "link"));
    await makeFolderPrivate(home, vi.fn());
    expect(await modeOf(elsewhere)).toBe(0o644);
  });

  describe.skipIf(!isRoot)("of an ordinary account", () => {
    /** Opens the store in a process of that account, and answers what it says: `open` or an error's code. */
    const openAsStranger = async () => {
      const script = new URL("../testing/openingProcess.ts", import.meta.url);
      const child = fork(script, [home], { execArgv: [], uid: STRANGER, gid: STRANGER, cwd: "/" });
      const [word] = await once(child, "message");
      const ended = once(child, "exit");
      if (word === "open") child.send("close");
      await ended;
      return word as unknown;
    };

    it("is closed as well, new and old", async () => {
      await mkdir(home);
      await chown(home, STRANGER, STRANGER);
      expect(await openAsStranger()).toBe("open");
      expect(await open(home)).toEqual([]);
      await chmod(home, 0o777);
      await chmod(join(home, "store/PG_VERSION"), 0o666);
      expect(await openAsStranger()).toBe("open");
      expect(await open(home)).toEqual([]);
    });

    it("is refused where another account's folder cannot be closed", async () => {
      await mkdir(home);
      await chmod(home, 0o777);
      expect(await openAsStranger()).toBe("home/not-private");
    });
  });
});

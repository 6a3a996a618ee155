import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { cargoOf, carryOut } from "./carryOut.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const api = ["apps/cli/src/main.ts", "!apps/cli/src/commands/dev.ts"];
const namesOf = (folders: readonly string[]) => folders.map((path) => path.split("node_modules/").at(-1));

it("carries what the command line can load, by import, as a thread's code or as files beside it", async () => {
  const { own, packages, links } = await cargoOf(root, api);
  expect(own).toEqual(
    expect.arrayContaining([
      "apps/cli/src/commands/demo.ts",
      "apps/api/src/main.ts",
      "packages/store/migrations",
      "packages/geo-read/grids",
      // What comes with the program and lies in none of its packages.
      "guide",
      "docs/methodology.md",
      "packages/store/package.json",
    ]),
  );
  expect(own.filter((path) => /[wW]orker\.ts$|Thread\.ts$/.test(path)).length).toBeGreaterThan(2);
  expect(namesOf(packages)).toEqual(expect.arrayContaining(["fastify", "pg", "gdal3.js", "avvio"]));
  expect(links).toContain("apps/api/node_modules/fastify");
  for (const path of [...own, ...packages, ...links]) expect(existsSync(join(root, path)), path).toBe(true);
});

it("leaves behind what only browsers, builds and tests load", async () => {
  const { own, packages } = await cargoOf(root, ["apps/bff/src/main.ts", ...api]);
  expect(own.filter((path) => /\.test\.|\/testing\/|\.tsx$/.test(path))).toEqual([]);
  const names = namesOf(packages);
  for (const name of ["react-dom", "@blueprintjs/icons", "maplibre-gl", "typescript", "vite", "vitest"])
    expect(names).not.toContain(name);
  expect(names.filter((name) => name?.startsWith("@types/"))).toEqual([]);
});

it("lays it out so that it runs by itself", async () => {
  const folder = mkdtempSync(join(tmpdir(), "stopbank-image-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const entry = "packages/dataset/src/testing/serveS3.ts";
  carryOut(root, await cargoOf(root, [entry]), folder);
  const server = spawn(process.execPath, [entry], {
    cwd: folder,
    env: {
      OBJECTS: join(folder, "objects"),
      PORT: "0",
      AWS_ACCESS_KEY_ID: "id",
      AWS_SECRET_ACCESS_KEY: "secret",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = (await once(server.stdout, "data")) as [Buffer];
  expect(said.toString()).toContain("Buckets for local development");
  server.kill("SIGTERM");
  expect(await once(server, "exit")).toEqual([0, null]);
});

import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startTestS3 } from "@stopbank/dataset/testing";
import { expect, it, onTestFinished } from "vitest";
import { repositoryRoot } from "../../home.ts";

const description = (title: string) => `
client: bay
title: ${title}
licence: CC0-1.0
sources: [{ title: Test, licence: CC0-1.0, attribution: Test }]
elements: [{ type: houses, title: House, file: houses.geojson, id: id }]
`;

const houses = JSON.stringify({
  type: "FeatureCollection",
  features: [
    { type: "Feature", properties: { id: "a" }, geometry: { type: "Point", coordinates: [173, -41] } },
  ],
});

it("publishes to a bucket and looks after what is there as in a folder", async () => {
  const home = mkdtempSync(join(tmpdir(), "stopbank-bucket-"));
  const s3 = await startTestS3();
  onTestFinished(async () => {
    await s3.stop();
    rmSync(home, { recursive: true, force: true });
  });
  const { INIT_CWD: _cwd, ...env } = process.env;
  const stopbank = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(repositoryRoot, "apps/cli/src/main.ts"), ...args], {
      env: { ...env, ...s3.env, STOPBANK_HOME: home, STOPBANK_DATASETS: s3.address },
      cwd: home,
    }).then(({ stdout }) => stdout);
  const publish = async (title: string) => {
    writeFileSync(join(home, "houses.geojson"), houses);
    writeFileSync(join(home, "bay.yaml"), description(title));
    const said = await stopbank("import", join(home, "bay.yaml"));
    return String(/version ([0-9a-f]{16}) in s3:\/\/stopbank\/datasets/.exec(said)?.[1]);
  };
  const versions = [await publish("One"), await publish("Two"), await publish("Three")];
  expect(new Set(versions).size).toBe(3);
  expect(await stopbank("dataset", "list")).toContain(`${versions[2]} current  Three`);
  expect(await stopbank("dataset", "show", "bay")).toContain("Three (bay");
  expect(await stopbank("dataset", "verify", "bay")).toContain("are as published");
  expect(await stopbank("dataset", "diff", "bay")).toContain(`bay: ${versions[1]} to ${versions[2]}`);
  expect(await stopbank("dataset", "rollback", "bay")).toContain(`bay now shows ${versions[1]}`);
  expect(await stopbank("dataset", "publish", "bay", versions[2]!)).toContain(versions[2]);
  expect(await stopbank("dataset", "gc")).toContain("bay: removed 1 versions");
  expect(await stopbank("dataset", "list")).not.toContain(versions[0]);
  rmSync(s3.fileOf(`bay/${versions[2]}/elements/houses.arrow`));
  await expect(stopbank("dataset", "verify", "bay")).rejects.toMatchObject({
    stderr: expect.stringContaining("elements/houses.arrow: missing"),
  });
});

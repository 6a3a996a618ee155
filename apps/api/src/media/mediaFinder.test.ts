import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findClientByName } from "@stopbank/store/clients";
import { putInstallationMedium } from "@stopbank/store/installation-media";
import { keepMedium } from "@stopbank/store/keep-media";
import { openMemoryStore } from "@stopbank/store/memory";
import { seedClients } from "@stopbank/store/seed";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { picture } from "../feedback/testing/pictures.ts";
import { createMediaFinder } from "./mediaFinder.ts";

const name = `${"a".repeat(32)}.vtt`;

it("G-04: finds the client's own, else the installation's, else one that comes with the program", async () => {
  const shipped = await mkdtemp(join(tmpdir(), "stopbank-media-"));
  const store = await openMemoryStore();
  onTestFinished(async () => {
    await store.close();
    await rm(shipped, { recursive: true });
  });
  await seedClients(store, [{ clientName: "a", subdomain: "a", displayName: "A", config: {} }]);
  const clientId = (await findClientByName(store.shared, "a"))?.id ?? "";
  const find = createMediaFinder({ store, shipped });
  const text = async () => {
    const found = await find(clientId, name, undefined, (read) => read());
    return found && Buffer.concat(await Array.fromAsync(found.read(1, found.bytes))).toString();
  };
  const medium = (words: string) => ({
    name,
    originalName: "a.vtt",
    alternativeText: "",
    sizes: new Map([[0, Buffer.from(words)]]),
  });
  expect(await text()).toBeUndefined();
  await symlink(tmpdir(), join(shipped, name));
  expect(await text()).toBeUndefined();
  await rm(join(shipped, name));
  await writeFile(join(shipped, name), "-with the program");
  expect(await text()).toBe("with the program");
  const wide = `${"b".repeat(32)}-700x70.webp`;
  await writeFile(join(shipped, wide), await picture("webp", 700, 70));
  for (const [asked, drawn] of [
    [320, 320],
    [640, 640],
    [1_280, 700],
    [undefined, 700],
  ] as const) {
    const found = await find(clientId, wide, asked, (read) => read());
    const bytes = Buffer.concat(await Array.fromAsync(found?.read(0, found.bytes) ?? []));
    expect((await sharp(bytes).metadata()).width).toBe(drawn);
    expect(found?.widthPx).toBe(drawn === 700 ? 0 : drawn);
  }
  await store.withoutClient((tx) => putInstallationMedium(tx, medium("-of the installation")));
  expect(await text()).toBe("of the installation");
  const most = { files: 9, bytes: 999 };
  await keepMedium(store, clientId, medium("-of the client"), { most });
  expect(await text()).toBe("of the client");
});

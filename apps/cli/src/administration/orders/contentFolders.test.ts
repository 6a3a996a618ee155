import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import type { OpenedTools } from "../orderTools.ts";
import { startTools } from "../testing/startTools.ts";
import { orders } from "./table.ts";

let tools: OpenedTools;
beforeAll(async () => {
  tools = await startTools();
  for (const name of ["bay", "cape"])
    await orders["client/add"].perform(tools, { name, displayName: `The ${name}`, members: [] });
});
afterAll(() => tools.close());

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
const bring = (folder: string, client?: string) =>
  orders["content/import"].perform(tools, { folder, ...(client === undefined ? {} : { client }) });
const take = (folder: string, client?: string) =>
  orders["content/export"].perform(tools, { folder, ...(client === undefined ? {} : { client }) });
const filesIn = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(folder.length), readFileSync(path).toString("base64")] as const;
      })
      .toSorted(),
  );

it("the guide that comes with the program goes into a client, out, into an empty one and out again, byte for byte", async () => {
  const shipped = scratch();
  cpSync(fileURLToPath(new URL("../../../../../guide", import.meta.url)), shipped, { recursive: true });
  const said = await bring(shipped, "bay");
  expect(said).toMatch(/^Of \d+ texts for The bay \d+ have a new version, and 0 said the same already\./);
  const [first, second] = [join(scratch(), "first"), join(scratch(), "second")];
  await take(first, "bay");
  expect(await bring(first, "bay")).toMatch(
    / 0 have a new version, and \d+ said the same already\. 0 pictures/,
  );
  await bring(first, "cape");
  await take(second, "cape");
  expect(filesIn(first).size).toBeGreaterThan(10);
  expect(filesIn(second)).toEqual(filesIn(first));
}, 120_000);

it("the installation's content is another than any client's", async () => {
  const folder = scratch();
  writeFileSync(join(folder, "glossary.md"), "AEP | The installation's\n");
  writeFileSync(join(folder, "installationTerms.html"), "<p>Ours</p>\n");
  expect(await bring(folder)).toContain("Of 2 texts for the installation 2 have a new version");
  await expect(bring(folder, "cape")).rejects.toMatchObject({
    code: "content/mistakes",
    message: expect.stringContaining("installationTerms.html:1: The cape has no installationTerms."),
  });
  const out = join(scratch(), "out");
  await take(out);
  expect([...filesIn(out).keys()]).toEqual(["/glossary.md", "/installationTerms.html"]);
});

it("nothing is written over, and no link is followed", async () => {
  const folder = scratch();
  symlinkSync("/etc/hostname", join(folder, "terms.html"));
  await expect(bring(folder, "bay")).rejects.toMatchObject({ code: "content/no-file" });
  await expect(take(folder, "bay")).rejects.toMatchObject({ code: "content/not-empty" });
});

import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenedTools } from "../orderTools.ts";
import { startTools } from "../testing/startTools.ts";
import { orders } from "./table.ts";

let tools: OpenedTools;
beforeAll(async () => {
  tools = await startTools();
  await orders["client/add"].perform(tools, { name: "bay", displayName: "The bay", members: [] });
});
afterAll(() => tools.close());

const pipes = { client: "bay", kind: "help", name: "pipes.md" } as const;
const withdraw = (more: Partial<{ kind: "help" | "terms" | "installationTerms"; name: string }> = {}) =>
  orders["content/withdraw"].perform(tools, { ...pipes, ...more });

it("G-03: a text that is withdrawn says nothing any more, is withdrawn once, and may be restored", async () => {
  const show = async () => JSON.parse(await orders["content/show"].perform(tools, pipes));
  await orders["content/put"].perform(tools, { ...pipes, body: { title: "Pipes", body: "" } });
  expect(await withdraw()).toBe(
    "Version 2 withdraws help pipes.md of The bay. `stopbank content restore` puts version 1 back.",
  );
  expect(await show()).toBeNull();
  await expect(withdraw()).rejects.toMatchObject({ code: "content/none" });
  await orders["content/restore"].perform(tools, { ...pipes, version: 1 });
  expect(await show()).toEqual({ title: "Pipes", body: "" });
});

it.each([
  [{ name: "none.md" }, "content/none"],
  [{ kind: "terms", name: "" }, "content/not-withdrawn"],
  [{ kind: "installationTerms", name: "" }, "content/none"],
] as const)("what is not there, or has to be, is not withdrawn: %j", async (asked, code) => {
  if ("kind" in asked && asked.kind === "terms")
    await orders["content/put"].perform(tools, {
      ...{ client: "bay", kind: "terms", name: "" },
      body: { html: "<p>Terms</p>" },
    });
  await expect(withdraw(asked)).rejects.toMatchObject({ code });
});

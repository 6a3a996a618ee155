import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listClientEvents } from "@stopbank/store/audit";
import { findClientByName } from "@stopbank/store/clients";
import { listLocalAdmins, switchPasswords } from "@stopbank/store/local-sign-in";
import { findSignInProvider } from "@stopbank/store/sign-in-providers";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { OpenedTools } from "../../orderTools.ts";
import { startTools } from "../../testing/startTools.ts";
import { orders } from "../table.ts";

let tools: OpenedTools;
let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "stopbank-orders-"));
  vi.stubEnv("STOPBANK_HOME", home);
  tools = await startTools();
  await orders["user/add"].perform(tools, { email: "mere@bay.example", password: "Stopbank-1", clients: [] });
  const members = [{ email: "mere@bay.example", role: "admin" as const }];
  await orders["client/add"].perform(tools, { name: "bay", displayName: "Bay", members });
});
afterAll(async () => {
  await tools.close();
  vi.unstubAllEnvs();
  await rm(home, { recursive: true });
});

const inBay = async <T>(work: Parameters<typeof tools.store.withClient<T>>[1]) =>
  tools.store.withClient((await findClientByName(tools.store.shared, "bay"))?.id ?? "", work);
const secret = "a-secret-of-the-bay-s-provider";
const set = (settings: object) => orders["client/sign-in/set"].perform(tools, { client: "bay", settings });
const show = async () => JSON.parse(await orders["client/sign-in/show"].perform(tools, { client: "bay" }));

it("A-45: sets a client's own sign-in part by part, and tells nobody its secret", async () => {
  await expect(set({ domains: ["bay.example"] })).rejects.toMatchObject({ code: "sign-in/incomplete" });
  const whole = {
    issuer: "https://login.bay.example",
    provider_client_id: "stopbank",
    domains: ["bay.example"],
  };
  await set({ ...whole, client_secret: secret });
  await set({ trusts_email: true });
  expect(await show()).toMatchObject({
    has_secret: true,
    settings: { ...whole, is_on: true, trusts_email: true },
  });
  const trail = await inBay((tx) => listClientEvents(tx, 10));
  expect(trail[0]).toMatchObject({ action: "sign-in.changed", details: { actor: "command line" } });
  expect(JSON.stringify([trail, await show()])).not.toContain(secret);
});

it("switches it off where nobody else can, with passwords taken again", async () => {
  await inBay(async (tx) =>
    switchPasswords(
      tx,
      (await listLocalAdmins(tx)).map(({ userId }) => userId),
    ),
  );
  expect(await show()).toMatchObject({ takes_passwords: false });
  await orders["client/sign-in/off"].perform(tools, { client: "bay" });
  expect(await show()).toMatchObject({ takes_passwords: true, settings: { is_on: false } });
  expect((await inBay(findSignInProvider))?.sealedSecret).toBeDefined();
});

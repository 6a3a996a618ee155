import type { Store } from "@stopbank/store";
import { renewDeviceMark } from "@stopbank/store/device-marks";
import { rememberNetwork } from "@stopbank/store/known-networks";
import { openMemoryStore } from "@stopbank/store/memory";
import { createUser } from "@stopbank/store/users";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loginLimits } from "./loginLimits.ts";

let store: Store;
let userId: string;
beforeAll(async () => {
  store = await openMemoryStore();
  ({ id: userId } = await createUser(store.shared, { email: "jo@stopbank.example", status: "CONFIRMED" }));
});
afterAll(() => store.close());

const anyCase = " Jo@Stopbank.EXAMPLE ";
const allowance = (periodSeconds: number) => ({ kind: "allowance", failures: 100, periodSeconds });

it("A-21: a stranger is counted by account and network, by account, and by network, known or not", async () => {
  for (const email of [anyCase, "nobody@stopbank.example"]) {
    const account = email.trim().toLowerCase();
    expect(await loginLimits(store, email, { address: "203.0.113.9", deviceMark: "made-up" })).toEqual({
      limits: [
        { key: `account:203.0.113.9 ${account}`, rule: { kind: "doubling" } },
        { key: `anywhere:${account}`, rule: allowance(86_400) },
        { key: "network:203.0.113.9", rule: allowance(3_600) },
      ],
      knownMark: undefined,
      network: "203.0.113.9",
      isKnownNetwork: false,
    });
  }
});

it("A-21: from a network that the account knows, strangers elsewhere do not count", async () => {
  const { network } = await loginLimits(store, anyCase, { address: "198.51.100.7" });
  await rememberNetwork(store.shared, network, userId);
  const { limits } = await loginLimits(store, anyCase, { address: "198.51.100.7" });
  expect(limits.map(({ key }) => key.split(":", 1)[0])).toEqual(["account", "network"]);
});

it("A-21: a browser that the account knows has a limit of its own", async () => {
  const deviceMark = await renewDeviceMark(store, userId, undefined);
  expect(await loginLimits(store, anyCase, { address: "192.0.2.1", deviceMark })).toEqual({
    limits: [{ key: `mark:${deviceMark} jo@stopbank.example`, rule: { kind: "doubling" } }],
    knownMark: deviceMark,
    network: "192.0.2.1",
    isKnownNetwork: false,
  });
  const other = await loginLimits(store, "other@stopbank.example", { address: "192.0.2.1", deviceMark });
  expect(other.knownMark).toBeUndefined();
});

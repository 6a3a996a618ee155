import { findClientByName } from "@stopbank/store/clients";
import { findSignInProvider, saveSignInProvider } from "@stopbank/store/sign-in-providers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningApi, startApi } from "../testing/startApi.ts";
import { providerKeysFrom } from "./providerKeys.ts";
import { renewSecrets } from "./renewSecrets.ts";

const [newer, older] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];

let api: RunningApi;
let clientId: string;
beforeAll(async () => {
  api = await startApi();
  clientId = (await findClientByName(api.store.shared, "larkhaven"))?.id ?? "";
  await api.store.withClient(clientId, (tx) =>
    saveSignInProvider(tx, {
      isOn: true,
      issuer: "https://login.larkhaven.example",
      providerClientId: "stopbank",
      sealedSecret: providerKeysFrom([older]).sealSecret(clientId, "what the provider gave"),
      scopes: "openid",
      roleClaim: undefined,
      roleMap: [],
      defaultRole: undefined,
      createsMembers: false,
      singleLogOut: false,
      trustsEmail: false,
    }),
  );
});
afterAll(() => api.stop());

const sealed = () =>
  api.store.withClient(clientId, async (tx) => (await findSignInProvider(tx))?.sealedSecret);
const open = async (...keys: Parameters<typeof providerKeysFrom>[0]) =>
  providerKeysFrom(keys).openSecret(clientId, (await sealed()) ?? new Uint8Array());
const renewWith = async (...keys: Parameters<typeof providerKeysFrom>[0]) => {
  const said: unknown[] = [];
  const log = { warn: (facts: unknown) => said.push(facts) };
  await renewSecrets({ store: api.store, factorKeys: keys, keys: providerKeysFrom(keys), log });
  return said;
};

it("A-25: a provider's secret outlives the key it was sealed with, once a start has had both", async () => {
  await expect(open(newer)).rejects.toMatchObject({ code: "sign-in/secret-lost" });
  // Without it, nothing is touched, and the log says what is lost.
  expect(await renewWith(newer)).toEqual([{ apps: 0, providers: 1 }]);
  expect(await open(older)).toBe("what the provider gave");
  expect(await renewWith(newer, older)).toEqual([{ apps: 0, providers: 1 }]);
  expect(await open(newer)).toBe("what the provider gave");
  expect(await renewWith(newer)).toEqual([]);
});

it("begins no sign-in with a former key", () => {
  const flow = providerKeysFrom([older]).sealFlow({ nonce: "n" });
  expect(providerKeysFrom([newer, older]).openFlow(flow)).toBeUndefined();
  expect(providerKeysFrom([older]).openFlow(flow)).toEqual({ nonce: "n" });
});

import { putClientConfig } from "@stopbank/store/client-settings";
import { findClientByName } from "@stopbank/store/clients";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it("MAP-34 a logo of the client in use is an image that runs nothing and is asked about each time", async () => {
  const answer = await api.get("/logos/full.svg", api.as("member"));
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.body).toBe('<svg xmlns="http://www.w3.org/2000/svg"><title>larkhaven</title></svg>');
  expect(answer.headers).toMatchObject({
    "content-type": "image/svg+xml",
    "content-security-policy": expect.stringMatching(/default-src 'none'.*sandbox/),
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-cache",
    vary: expect.stringContaining("ui-client-name"),
  });
  const again = { ...api.as("member"), "if-none-match": String(answer.headers.etag) };
  expect((await api.get("/logos/full.svg", again)).statusCode).toBe(304);
});

it("MAP-34 visitors see the public client's, and nobody another client's", async () => {
  expect((await api.get("/logos/full.svg")).body).toContain("<title>openaccess</title>");
  const others = await api.get("/logos/full.svg", api.as("member", "northport"));
  expect(others.body).not.toContain("northport</title>");
});

it.each([
  ["simple.svg", 404, "client/no-logo"],
  ["full.png", 400, "request/invalid"],
  ["full", 400, "request/invalid"],
  ["secret.svg", 400, "request/invalid"],
])("MAP-34 there is no logo %s", async (file, status, code) => {
  const answer = await api.get(`/logos/${file}`, api.as("member"));
  expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
});

it("MAP-34 what is no drawing is not sent as one", async () => {
  const client = await findClientByName(api.store.shared, "northport");
  const logos = { full: "<html><script>1</script></html>", simple: "https://example.org/a.svg" };
  await api.store.withClient(client?.id ?? "", (tx) => putClientConfig(tx, { logos }));
  for (const file of ["full.svg", "simple.svg"]) {
    const answer = await api.get(`/logos/${file}`, api.as("other"));
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, "client/no-logo"]);
  }
});

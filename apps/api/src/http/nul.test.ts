import { takesAnyText } from "@stopbank/contract/any-text";
import type { Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import { afterAll, beforeAll, expect, it } from "vitest";
import { larkhavenNames, sampleRequest } from "../testing/sampleRequest.ts";
import { type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** U+0000 behind each text of a body, wherever it stands. */
function withNul(value: unknown): unknown {
  if (typeof value === "string") return `${value}\0`;
  if (Array.isArray(value)) return value.map(withNul);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withNul(item)]));
}

/** U+0000 at the start of one of an address's steps. */
const withNulAt = (url: string, index: number): string =>
  url
    .split("/")
    .map((step, at) => (at === index ? `%00${step}` : step))
    .join("/");

const holdsText = (payload: unknown): boolean =>
  typeof payload === "object" &&
  !Buffer.isBuffer(payload) &&
  JSON.stringify(withNul(payload)) !== JSON.stringify(payload);

it("A-44, A-46: U+0000 in an address or a body is refused by every call, and fails in none", async () => {
  const names = {
    ...larkhavenNames,
    client: "larkhaven",
    version: api.versions.larkhaven ?? "",
    areaId: "0".repeat(64),
  };
  let asked = 0;
  for (const route of Object.values<Route>(routes).filter(({ body }) => !(takesAnyText in (body ?? {})))) {
    const sample = sampleRequest(route, names, api.as("admin", "larkhaven"));
    const texts = Object.keys(route.query?.properties ?? {});
    const [, ...places] = route.path.split("/");
    const inPath = places.flatMap((place, index) =>
      /[:*]/.test(place) ? [{ ...sample, url: withNulAt(String(sample.url), index + 1) }] : [],
    );
    const requests = [
      ...inPath,
      ...texts.map((name) => ({ ...sample, url: `${String(sample.url).split("?")[0]}?${name}=a%00b` })),
      ...(holdsText(sample.payload) ? [{ ...sample, payload: withNul(sample.payload) as object }] : []),
    ];
    for (const request of requests) {
      const { statusCode } = await api.app.inject(request);
      expect([route.method, request.url, statusCode]).toEqual([
        route.method,
        request.url,
        expect.toSatisfy((status: number) => status >= 400 && status < 500),
      ]);
      asked++;
    }
  }
  expect(asked).toBeGreaterThan(150);
});

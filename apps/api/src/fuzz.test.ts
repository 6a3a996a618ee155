import { ErrorBody } from "@stopbank/contract/errors";
import type { Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import fc, { type Arbitrary } from "fast-check";
import type { TSchema } from "typebox";
import { Check, Errors } from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { arbitraryOf, spoiled } from "./testing/arbitraryOf.ts";
import { sampleBody, triangle } from "./testing/sampleBodies.ts";
import {
  comesLate,
  type KnownNames,
  knownValue,
  larkhavenNames,
  namesNobody,
  refusesSample,
  requiredQuery,
  sampleFileOf,
} from "./testing/sampleRequest.ts";
import { type InjectedAnswer, type RunningApi, type SeededPerson, startApi } from "./testing/startApi.ts";

let api: RunningApi;
let known: KnownNames;
beforeAll(async () => {
  api = await startApi();
  const stored = await api.post("/areas", { geometry: triangle() }, api.as("member"));
  known = {
    ...larkhavenNames,
    client: "larkhaven",
    version: api.versions.larkhaven ?? "",
    areaId: stored.json().area_id,
  };
});
afterAll(() => api.stop());

interface Part {
  readonly value: unknown;
}
interface Request {
  readonly person: SeededPerson;
  readonly client: string | undefined;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly rest: string | undefined;
  readonly query: unknown;
  readonly body: Part | undefined;
  readonly rawBody: string | undefined;
}

const coordinate = fc.double({ min: -600, max: 600, noNaN: true });
const coordinateText = fc
  .array(fc.tuple(coordinate, coordinate), { maxLength: 6 })
  .map((pairs) => pairs.map((pair) => pair.join(",")).join(";"));

/** Half of what stands for an area is real, so that what lies behind the checks is reached. */
const wildcard = fc.oneof(
  fc.constantFrom(
    "",
    "all",
    "body",
    "172.8,-40.3;172.9,-40.3;172.9,-40.4;172.8,-40.4",
    "suburb.otara,suburb.south",
  ),
  fc.constant(undefined),
  coordinateText,
  fc.tuple(coordinateText, coordinateText).map((parts) => parts.join("|")),
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
  fc.string({ unit: "binary", maxLength: 30 }),
);

/** Undefined stands for the name of something there is. */
const oneParam = (schema: TSchema): Arbitrary<string | undefined> =>
  fc.oneof(
    { weight: 15, arbitrary: fc.constant(undefined) },
    { weight: 2, arbitrary: arbitraryOf(schema).map(String) },
    { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 20 }) },
  );

const maybeSpoiled = (valid: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.oneof({ weight: 3, arbitrary: valid }, { weight: 1, arbitrary: spoiled(valid) });

const requestFor = (route: Route): Arbitrary<Request> =>
  fc.record({
    person: fc.constantFrom<SeededPerson>(
      "member",
      "member",
      "member",
      "admin",
      "visitor",
      "other",
      "nobody",
    ),
    client: fc.constantFrom(
      undefined,
      undefined,
      undefined,
      "larkhaven",
      "larkhaven",
      "northport",
      "openaccess_old",
      "../x",
    ),
    params: fc.record(
      Object.fromEntries(
        Object.entries(route.params?.properties ?? {}).map(([name, each]) => [name, oneParam(each)]),
      ),
    ),
    rest: wildcard,
    query:
      route.query === undefined
        ? fc.constant({})
        : fc.oneof(fc.constant({}), maybeSpoiled(arbitraryOf(route.query))),
    body:
      route.body === undefined
        ? fc.constant(route.consumes === undefined ? undefined : { value: "no file of areas" })
        : maybeSpoiled(arbitraryOf(route.body)).map((value) => ({ value })),
    rawBody: fc.oneof(
      { weight: 9, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.string() },
    ),
  });

function urlOf(route: Route, { params, rest, query }: Request): string {
  const path = route.path
    .replace(/:([A-Za-z_]+)/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? knownValue(route, name, known)),
    )
    .replace("*", () => encodeURIComponent(rest ?? `area:${known.areaId}`));
  const pairs = typeof query === "object" && query !== null ? Object.entries(query) : [];
  // Not String(): a spoiled value may be an object that cannot be turned into text by itself.
  const text = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
  const search = new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, text(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
}

const send = (route: Route, request: Request): Promise<InjectedAnswer> => {
  const payload =
    request.rawBody ?? (request.body === undefined ? undefined : JSON.stringify(request.body.value));
  return api.app.inject({
    method: route.method,
    url: urlOf(route, request),
    headers: {
      ...api.as(request.person, request.client),
      ...(payload === undefined ? {} : { "content-type": route.consumes ?? "application/json" }),
      ...(route.headers === undefined
        ? {}
        : { authorization: "Basic bm9ib2R5QHN0b3BiYW5rLmV4YW1wbGU6d3Jvbmc=" }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
};

/** The declared shape: what the route answers on success, what it says of other statuses, or the error shape. */
function expectDeclared(route: Route, answer: InjectedAnswer): void {
  const { statusCode: status, body } = answer;
  expect(status, body).toBeLessThan(500);
  expect(body).not.toMatch(/node_modules|\.ts:\d|at async/);
  const declared = status === (route.status ?? 200) ? route.response : (route.also?.[status] ?? ErrorBody);
  if (status === 204 || (status === 200 && route.produces !== undefined)) return;
  const value: unknown = JSON.parse(body);
  if (!Check(declared, value))
    expect.fail(`${status} ${JSON.stringify(Errors(declared, value)[0])} in ${body.slice(0, 500)}`);
}

/** One request that a route takes, so that every run reaches what lies behind the checks. */
const goodRequest = (route: Route): Request => ({
  person: ["admin", "editor", "operator"].includes(route.access) ? (route.access as SeededPerson) : "member",
  client: "larkhaven",
  params: {},
  rest: route.path.startsWith("/regions/") ? "suburb.otara" : "all",
  query: requiredQuery(route, larkhavenNames),
  body:
    route.body === undefined
      ? undefined
      : { value: sampleBody(route, { client: "larkhaven", ...larkhavenNames }) },
  rawBody: route.consumes === undefined ? undefined : sampleFileOf(route),
});

/** Status, and the code of a refusal. */
function outcomeOf({ statusCode, body }: InjectedAnswer): string {
  const [, code] = /^\{"error":\{"code":"([^"]+)"/.exec(body) ?? [];
  return code === undefined ? String(statusCode) : `${statusCode} ${code}`;
}

describe("A-46: random requests are answered as the contract declares", () => {
  // All of them: `npm run trial -- campaigns`.
  const mostRuns = process.env.STOPBANK_CAMPAIGNS === "1" ? 200 : 40;
  // Signing in costs a password hash each time, and after a few wrong ones is only throttled.
  const runsOf = (route: Route) => (route.headers === undefined ? mostRuns : 10);

  it.each(Object.entries(routes) as [string, Route][])("%s", async (_id, route) => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(requestFor(route), async (request) => {
        const answer = await send(route, request);
        seen.add(outcomeOf(answer));
        expectDeclared(route, answer);
      }),
      { numRuns: runsOf(route), examples: [[goodRequest(route)]] },
    );
    const reached = (outcome: string) =>
      /^2/.test(outcome) ||
      (outcome.startsWith("404") && namesNobody.has(route)) ||
      (outcome.startsWith("409") && comesLate.has(route)) ||
      refusesSample.get(route)?.test(outcome) === true;
    if (route.access !== "public") expect([...seen].some(reached)).toBe(true);
  });
});

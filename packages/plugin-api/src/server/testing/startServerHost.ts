import type { FeatureFlag } from "@stopbank/contract/flags";
import { routes } from "@stopbank/contract/routes";
import { callBy } from "@stopbank/http-edge/call-by";
import { sendError } from "@stopbank/http-edge/errors";
import { validatorCompiler } from "@stopbank/http-edge/validation";
import type { Store } from "@stopbank/store";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  type LightMyRequestResponse,
} from "fastify";
import type { Get } from "../../common.ts";
import { type AskedAs, createCallerServices } from "../callerServices.ts";
import type { CallAs, JobHost, JobsOf } from "../jobHost.ts";
import { type ListedPlugin, type LoadedPlugins, loadPlugins } from "../loadPlugins.ts";
import { mountPlugins } from "../mountPlugins.ts";
import { openSeededStore, type Seeded } from "./seededStore.ts";
import { type Answers, flagsWith, standInApi } from "./standInApi.ts";
import type { TestCaller } from "./testCallers.ts";

export type { ListedPlugin } from "../loadPlugins.ts";
export type { Answers } from "./standInApi.ts";
export { admin, member, program, type TestCaller, visitor } from "./testCallers.ts";
export { textOf } from "./textOf.ts";

export interface ServerHostOptions {
  /** The plugin, and those it requires. */
  readonly plugins: readonly ListedPlugin[];
  /** Flags that are on, where the API is the stand-in. */
  readonly flags?: readonly FeatureFlag[];
  /** What the stand-in answers besides who asks and what is on. */
  readonly answers?: Answers;
  /** An API to ask instead of the stand-in: callers then carry tokens of its own, and `store` is the one it is on. */
  readonly api?: FastifyInstance;
  readonly store?: Store;
  /** What does jobs of the plugins' kinds: `testJobs` of `@stopbank/jobs/testing`. Without it none can be started. */
  readonly jobs?: (parts: TestJobsParts) => Promise<JobHost>;
  readonly logger?: FastifyServerOptions["logger"];
}

export interface TestJobsParts {
  readonly store: Store;
  readonly plugins: LoadedPlugins;
  readonly log: FastifyBaseLogger;
  readonly callAs: CallAs;
}

export interface TestRequest {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  /** From the root, as a browser asks it: `/bff/<plugin>/...`. */
  readonly url: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface StartedServerHost {
  ask(caller: TestCaller, request: TestRequest): Promise<LightMyRequestResponse>;
  /** What a handler has for this caller: `as(member)(jobs)` starts jobs of theirs, and finds what came of them. */
  as(caller: TestCaller): Get;
  /** The store that plugins write to; opened when it is first wanted. */
  openStore(): Promise<Store>;
  close(): Promise<void>;
}

/**
 * Mounts plugins' server halves for a test as the BFF does, with its checks of flags and access, over an API that answers
 * without a network. The store is a real one.
 */
export async function startServerHost({
  plugins,
  flags = [],
  answers = {},
  api: given,
  store,
  jobs: openJobs,
  logger = false,
}: ServerHostOptions): Promise<StartedServerHost> {
  let seeded: Promise<Seeded> | undefined;
  const people = () => {
    seeded ??= openSeededStore(flagsWith(flags));
    return seeded;
  };
  const openStore = async () => store ?? (await people()).store;
  const api = given ?? standInApi(flagsWith(flags), answers, people);
  const asked = (
    { kind, authorization }: TestCaller,
    client: Readonly<Record<string, string>> = {},
  ): AskedAs => ({
    kind,
    call: callOf(api, { ...client, ...(authorization !== undefined && { authorization }) }),
  });
  const callers = new Map<string, TestCaller>();
  const app = Fastify({ logger });
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler(sendError);
  const askedAs = async ({ headers }: FastifyRequest): Promise<AskedAs> => {
    const caller = callers.get(String(headers[callerHeader]));
    if (caller === undefined) throw new Error("A test asks a plugin by `ask`.");
    const client = headers["ui-client-name"];
    return asked(caller, typeof client === "string" ? { "ui-client-name": client } : {});
  };
  const flagsOf = async (request: FastifyRequest) => {
    const { call } = await askedAs(request);
    return (await call(routes.clientConfig, {})).feature_flags;
  };
  const loaded = await loadPlugins(plugins, app.log);
  const jobs = await openJobs?.({
    store: await openStore(),
    plugins: loaded,
    log: app.log,
    callAs: (token, clientName) =>
      callOf(api, { authorization: `Bearer ${token}`, "ui-client-name": clientName }),
  });
  const jobsOf: JobsOf = (owner) => {
    if (jobs === undefined) throw new Error("A test that starts jobs says what does them: `jobs: testJobs`.");
    return jobs.of(owner);
  };
  await mountPlugins(app, { guard: () => undefined, flagsOf, askedAs, openStore, jobsOf }, loaded);

  return {
    ask: (caller, { method = "GET", url, body, headers }) => {
      const key = JSON.stringify(caller);
      callers.set(key, caller);
      return app.inject({
        method,
        url,
        headers: { ...headers, [callerHeader]: key },
        ...(body === undefined ? {} : { payload: body }),
      });
    },
    as: (caller) =>
      createCallerServices({
        askedAs: async () => asked(caller),
        openStore,
        log: app.log,
        plugin: "test",
        jobsOf,
        get: loaded.get,
      }),
    openStore,
    close: async () => {
      await app.close();
      await jobs?.close();
      if (given === undefined) await api.close();
      if (seeded !== undefined) await (await seeded).store.close();
    },
  };
}

const callerHeader = "x-test-caller";

/** The contract's calls of an app in this process, with headers that say who asks. */
const callOf = (api: FastifyInstance, own: Readonly<Record<string, string>>) =>
  callBy(async ({ method, target, headers, body }) => {
    const answer = await api.inject({
      method: method as "GET",
      url: target,
      headers: { ...headers, ...own },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload };
  });

import type { IncomingMessage } from "node:http";
import fastifyCookie from "@fastify/cookie";
import type { DatasetStorage } from "@stopbank/dataset/read";
import { openStorage } from "@stopbank/dataset/storage";
import { DomainError } from "@stopbank/errors";
import { openBrowserReporter } from "@stopbank/http-edge/browser-reporting";
import { sendError } from "@stopbank/http-edge/errors";
import { refuseExpectations } from "@stopbank/http-edge/expectations";
import { requireOneHost } from "@stopbank/http-edge/one-host";
import { readRelease } from "@stopbank/http-edge/release";
import { reportFailures } from "@stopbank/http-edge/report-failures";
import { openReporter } from "@stopbank/http-edge/reporting";
import { serverOptions } from "@stopbank/http-edge/server";
import { validatorCompiler } from "@stopbank/http-edge/validation";
import { whileUp } from "@stopbank/http-edge/while-up";
import type { KeptFiles } from "@stopbank/jobs";
import { datasets } from "@stopbank/plugin-api/server";
import { type ListedPlugin, loadPlugins, mountPlugins } from "@stopbank/plugin-api/server-host";
import type { Store } from "@stopbank/store";
import { homeJobsKey } from "@stopbank/store/jobs";
import { startUpkeep } from "@stopbank/store/upkeep";
import Fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import about from "../package.json" with { type: "json" };
import { createFactorCalls } from "./api/factorCalls.ts";
import { apiOverHttp } from "./api/overHttp.ts";
import { createTokenCalls } from "./api/tokenCalls.ts";
import type { ApiTransport } from "./api/transport.ts";
import { registerBasemaps } from "./basemaps/registerBasemaps.ts";
import type { BffConfig } from "./config.ts";
import { keepTokensToTheApi } from "./edge/apiTokens.ts";
import { keepBodyPace } from "./edge/bodyPace.ts";
import { keepBodyRoom } from "./edge/bodyRoom.ts";
import { registerHealth } from "./edge/health.ts";
import { admitKnownHosts } from "./edge/knownHosts.ts";
import { registerSecurityHeaders, securityHeaders } from "./edge/securityHeaders.ts";
import { registerSecurityText } from "./edge/securityText.ts";
import { registerEmbedding, registerEmbeddingAbout } from "./embedding/registerEmbedding.ts";
import { takeBrowserFailures } from "./failures/takeBrowserFailures.ts";
import { createNewestJobs } from "./jobs/jobOnWire.ts";
import { registerJobRoutes } from "./jobs/jobRoutes.ts";
import { mountJobs } from "./jobs/mountJobs.ts";
import { registerScheduleRoutes } from "./jobs/scheduleRoutes.ts";
import { registerMailbox } from "./mailbox/registerMailbox.ts";
import { createServerHost } from "./plugins/serverHost.ts";
import { serverPlugins } from "./plugins/serverPlugins.ts";
import { createAskAs } from "./principal/askAs.ts";
import { createRefresh } from "./principal/freshTokens.ts";
import { createFindSession, liveSession } from "./principal/liveSession.ts";
import { createMemberOf } from "./principal/memberOf.ts";
import { noteRefusals } from "./principal/noteRefusals.ts";
import { decidePrincipals } from "./principal/requestPrincipal.ts";
import { createProviderCalls } from "./provider/providerCalls.ts";
import { signInCookie } from "./provider/signInCookie.ts";
import { registerSignInRoutes } from "./provider/signInRoutes.ts";
import { registerApiProxy } from "./proxy/apiProxy.ts";
import { registerDocs } from "./proxy/docs.ts";
import { registerEmbedded } from "./proxy/embedded.ts";
import { registerAsyncExport } from "./reports/asyncExport.ts";
import { registerNaturalHazardReport } from "./reports/naturalHazardReport.ts";
import { registerReportSettings } from "./reports/reportSettings.ts";
import { createReportTickets } from "./reports/reportTicket.ts";
import { challengeCookie } from "./session/challengeCookie.ts";
import { deviceMarkCookie } from "./session/deviceMarkCookie.ts";
import { createLogOutAtProvider } from "./session/logOutAtProvider.ts";
import { sessionCookie } from "./session/sessionCookie.ts";
import { registerSessionRoutes } from "./session/sessionRoutes.ts";
import { createFirstPaint } from "./shell/firstPaint/createFirstPaint.ts";
import { registerStaticShell } from "./shell/staticShell.ts";
import { mountSockets, type SocketSettings, usualSockets } from "./sockets/mountSockets.ts";
import { isSocketUpgrade } from "./sockets/socketUpgrade.ts";
import { upkeepJobs } from "./upkeep/upkeepJobs.ts";
import { registerWalkthroughs } from "./walkthroughs/registerWalkthroughs.ts";

export interface BffParts {
  readonly config: BffConfig;
  readonly store: Store;
  /** The built shell. */
  readonly shellFolder: string;
  /** Serves the shell, in place of the built one: from its sources, while somebody works on them. */
  readonly registerShell?: (app: FastifyInstance) => Promise<void>;
  /** Which requests the shell so served takes over from the server, as WebSockets of its own. */
  readonly isShellUpgrade?: (request: IncomingMessage) => boolean;
  /** How the API is reached, where it is in this process; else over HTTP at the setting's address. */
  readonly api?: ApiTransport;
  readonly logger?: FastifyServerOptions["logger"];
  /** The plugins' server halves; those of the product unless a test brings its own. */
  readonly plugins?: readonly ListedPlugin[];
  /** Published datasets, where this process does jobs too. Without them `stopbank worker` does. */
  readonly datasets?: DatasetStorage;
  /** Where what jobs make is kept; at the setting's place without it. */
  readonly kept?: KeptFiles;
  /** Limits of sockets other than the usual. */
  readonly sockets?: Partial<SocketSettings>;
}

/** A slow phone's largest area, 4 MB at 20 kB/s; what is slower than that `keepBodyPace` ends long before. */
const mostRequestMs = 300_000;

/** The one door: sessions, client resolution, the API behind a token, plugins' server halves, the shell. */
export async function buildBff({
  config,
  store,
  shellFolder,
  registerShell,
  isShellUpgrade = () => false,
  api = apiOverHttp(apiAddresses(config)),
  logger = false,
  plugins = serverPlugins,
  datasets: storage,
  kept = openStorage(config.files, process.env),
  sockets,
}: BffParts): Promise<FastifyInstance> {
  const { trustedProxies, host } = config;
  const app = Fastify(
    serverOptions({
      logger,
      trustedProxies,
      host,
      headersOf: () => securityHeaders,
      mostRequestMs,
      isUpgrade: (request) => isSocketUpgrade(request) || isShellUpgrade(request),
    }),
  );
  // Bodies are JSON or they are refused, and are taken as they came: nothing is dropped, added or turned into a number.
  app.removeContentTypeParser("text/plain");
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler(sendError);
  app.addHook("onClose", () => api.close());
  const reporter = await openReporter({ dsn: config.sentryDsn, service: "bff", release: about.version });
  reportFailures(app, reporter, (request) => request.clientName());
  registerSecurityHeaders(app);
  requireOneHost(app);
  refuseExpectations(app);
  keepTokensToTheApi(app);
  keepBodyPace(app);
  await app.register(fastifyCookie);
  const cookie = sessionCookie(config);
  const findSession = createFindSession(store);
  const tokenCalls = createTokenCalls(api);
  const askAs = createAskAs(api, createRefresh(store, tokenCalls));
  decidePrincipals(app, { store, findSession, cookie, askAs });
  noteRefusals(app, store);
  const memberOf = createMemberOf(askAs, store);
  keepBodyRoom(app, memberOf);
  registerHealth(app, askAs, readRelease(about.version));
  admitKnownHosts(app, config, store);
  registerSecurityText(app, config);

  const mark = deviceMarkCookie(config);
  const challenges = challengeCookie(config);
  const waiting = signInCookie(config);
  const { publicUrl } = config;
  const reportsFailures = config.sentryDsn !== undefined;
  const passkeys = challengeCookie(config, "passkey");
  const sessions = { store, askAs, findSession, cookie, mark, passkeys, reportsFailures, publicUrl };
  const logOutAtProvider = createLogOutAtProvider({ ...sessions, waiting });
  await registerSessionRoutes(app, {
    ...sessions,
    tokenCalls,
    challenges,
    factorCalls: createFactorCalls(api),
    logOutAtProvider,
  });
  registerSignInRoutes(app, {
    ...sessions,
    live: (id) => liveSession(findSession, id),
    calls: createProviderCalls(api),
    waiting,
  });
  takeBrowserFailures(app, await openBrowserReporter({ dsn: config.sentryDsn, release: about.version }));
  registerBasemaps(app, config.remoteBasemaps, { cookie, memberOf });
  const embedsStories = config.embedOrigins.length > 0;
  await registerApiProxy(app, { cookie, askAs, api, embedsStories });
  registerEmbedded(app);
  registerEmbedding(app, { config, askAs });
  const worksHere = storage !== undefined;
  const loaded = await loadPlugins(plugins, app.log, worksHere ? [[datasets, storage]] : []);
  const jobs = mountJobs(app, {
    store,
    config,
    kept,
    askAs,
    plugins: loaded,
    works: worksHere,
    datasets: storage,
    reporter,
    bffUrl: () => ownUrl(app),
  });
  const tickets = createReportTickets(async () => config.jobsKey ?? (await homeJobsKey(config.home)));
  const serverHost = createServerHost(store, cookie, jobs.of);
  await mountPlugins(app, serverHost, loaded);
  registerAsyncExport(app, { ...serverHost, tickets, publicUrl: config.publicUrl, get: loaded.get });
  registerNaturalHazardReport(app, { ...serverHost, get: loaded.get });
  const newest = createNewestJobs(store, jobs.allowedKinds);
  const own = { ...serverHost, store, get: loaded.get };
  await registerJobRoutes(app, { ...own, scopeOf: jobs.scopeOf, allowedKinds: jobs.allowedKinds, newest });
  await registerScheduleRoutes(app, { ...own, schedulesOf: jobs.schedulesOf });
  await registerReportSettings(app, own);
  registerEmbeddingAbout(app, { ...own, config, askAs });
  await mountSockets(app, {
    store,
    askAs,
    publicUrl: config.publicUrl,
    jobsOf: jobs.of,
    newest,
    get: loaded.get,
    settings: { ...usualSockets, ...sockets },
    tickets,
  });
  registerDocs(app, askAs);
  registerMailbox(app, askAs);
  registerWalkthroughs(app);
  if (registerShell !== undefined) await registerShell(app);
  else {
    const firstPaint = createFirstPaint({ ...sessions, folder: shellFolder, log: app.log });
    await registerStaticShell(app, shellFolder, firstPaint);
  }
  whileUp(app, () => startUpkeep(store, upkeepJobs(kept), app.log));
  return app;
}

/** Where this process answers, from itself. */
function ownUrl(app: FastifyInstance): URL {
  const address = app.server.address();
  if (address === null || typeof address === "string")
    throw new DomainError(
      "unavailable",
      "print/not-listening",
      "Reports can be made once the server listens.",
    );
  const isEverywhere = address.address === "0.0.0.0" || address.address === "::";
  const host = isEverywhere
    ? "127.0.0.1"
    : address.family === "IPv6"
      ? `[${address.address}]`
      : address.address;
  return new URL(`http://${host}:${address.port}`);
}

function apiAddresses({ apiUrls }: BffConfig): readonly URL[] {
  if (apiUrls.length === 0)
    throw new DomainError(
      "invalid",
      "config/bad-setting",
      "The setting API_URL is needed when the BFF runs on its own.",
    );
  return apiUrls;
}

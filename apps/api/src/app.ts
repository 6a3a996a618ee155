import { join } from "node:path";
import { openFeedbackReporter } from "@stopbank/http-edge/feedback-reporting";
import { readRelease } from "@stopbank/http-edge/release";
import { reportFailures } from "@stopbank/http-edge/report-failures";
import { openReporter } from "@stopbank/http-edge/reporting";
import { whileUp } from "@stopbank/http-edge/while-up";
import type { Store } from "@stopbank/store";
import type { KeyRing } from "@stopbank/store/key-ring";
import { startUpkeep } from "@stopbank/store/upkeep";
import { createUsageCounter } from "@stopbank/store/usage";
import { openWorldGround } from "@stopbank/world-ground";
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from "fastify";
import about from "../package.json" with { type: "json" };
import { acceptanceRoutes } from "./account/acceptanceRoutes.ts";
import { accountRoutes } from "./account/accountRoutes.ts";
import { credentialRoutes } from "./account/credentialRoutes.ts";
import { secondFactorRoutes } from "./account/secondFactorRoutes.ts";
import { administrationRoutes } from "./administration/administrationRoutes.ts";
import { apiTokenRoutes } from "./administration/apiTokenRoutes.ts";
import { clientFactorRoutes } from "./administration/clientFactorRoutes.ts";
import { clientJobRoutes } from "./administration/clientJobRoutes.ts";
import { datasetRoutes } from "./administration/datasetRoutes.ts";
import { trailRoutes } from "./administration/trailRoutes.ts";
import { annualRoutes } from "./annual/annualRoutes.ts";
import { type AllowanceSettings, areaAllowances } from "./areas/areaAllowances.ts";
import { createAreaFiles } from "./areas/areaFiles.ts";
import { areaRoutes } from "./areas/areaRoutes.ts";
import { attributeRoutes } from "./attributes/attributeRoutes.ts";
import { clientRoutes } from "./client/clientRoutes.ts";
import { createCountryCodes } from "./client/countryCodes.ts";
import { comparisonRoutes } from "./comparison/comparisonRoutes.ts";
import { versionRoutes } from "./comparison/versionRoutes.ts";
import type { ApiConfig } from "./config.ts";
import { consequenceRoutes } from "./consequences/consequenceRoutes.ts";
import type { Datasets } from "./data/datasets.ts";
import { registerDocs } from "./docs/docs.ts";
import { registerHealth } from "./docs/health.ts";
import { elementRoutes } from "./elements/elementRoutes.ts";
import { exportRoutes } from "./exports/exportRoutes.ts";
import { exposureRoutes } from "./exposure/exposureRoutes.ts";
import { createRelyingParty } from "./factors/relyingParty.ts";
import { createProviderAsking } from "./federation/askProvider.ts";
import { federationRoutes } from "./federation/federationRoutes.ts";
import { createProviders } from "./federation/openProvider.ts";
import { providerKeysFrom } from "./federation/providerKeys.ts";
import { renewSecrets } from "./federation/renewSecrets.ts";
import { feedbackRoutes } from "./feedback/feedbackRoutes.ts";
import { inboxRoutes } from "./feedback/inboxRoutes.ts";
import { mainTabs } from "./guide/guideAnswers.ts";
import { createGuideReader } from "./guide/guideReader.ts";
import { guideRoutes } from "./guide/guideRoutes.ts";
import { createShippedGuide } from "./guide/shippedGuide.ts";
import { createAdmission } from "./http/admit.ts";
import { noteRefusals } from "./http/noteRefusals.ts";
import { routeRegistrar } from "./http/registerRoute.ts";
import { createServer } from "./http/server.ts";
import { installationRoutes } from "./installation/installationRoutes.ts";
import { layerRoutes } from "./layers/layerRoutes.ts";
import { devMailRoute } from "./mail/devMailRoute.ts";
import { type MailSettings, startMail } from "./mail/startMail.ts";
import { mediaAmongRoute } from "./media/mediaAmongRoute.ts";
import { mediaFileRoute } from "./media/mediaFileRoute.ts";
import { createMediaFinder } from "./media/mediaFinder.ts";
import { mediaRoutes } from "./media/mediaRoutes.ts";
import { shippedMedia } from "./media/shippedMedia.ts";
import { ownAccountRoutes } from "./ownAccount/ownAccountRoutes.ts";
import { ownFactorRoutes } from "./ownAccount/ownFactorRoutes.ts";
import { createHashPool, type HashPool } from "./passwords/hashPool.ts";
import { peopleRoutes } from "./people/peopleRoutes.ts";
import { personSessionRoutes } from "./people/personSessionRoutes.ts";
import { priorityRoutes } from "./priority/priorityRoutes.ts";
import { projectionRoutes } from "./projection/projectionRoutes.ts";
import { propertyRoutes } from "./property/propertyRoutes.ts";
import { regionSummaryRoutes } from "./regionSummary/regionSummaryRoutes.ts";
import { createGeocoder } from "./search/geocoder.ts";
import { searchRoutes } from "./search/searchRoutes.ts";
import { embeddedStoryRoutes } from "./stories/embeddedRoutes.ts";
import { storyFigureRoutes } from "./stories/figures/figureRoutes.ts";
import { keepAtPublication } from "./stories/figures/keepAtPublication.ts";
import { stepFigureRoutes } from "./stories/figures/stepFigureRoutes.ts";
import { refuseUnreadyStories } from "./stories/refuseUnreadyStories.ts";
import type { GroundParts } from "./stories/storyGround.ts";
import { storyRoutes } from "./stories/storyRoutes.ts";
import { draftRoutes } from "./texts/draftRoutes.ts";
import { refuseWordless } from "./texts/refuseWordless.ts";
import type { TextParts } from "./texts/textParts.ts";
import { textRoutes } from "./texts/textRoutes.ts";
import { tileRoutes } from "./tiles/tileRoutes.ts";
import { worldRoute } from "./tiles/worldRoute.ts";
import { createAccessTokens } from "./tokens/accessTokens.ts";
import { createTokenAdmission } from "./tokens/admitToken.ts";
import { codeKeyFrom } from "./tokens/codeKey.ts";
import { keysFor } from "./tokens/tokenKeys.ts";
import { createTokenMeter } from "./tokens/tokenMeter.ts";
import { transferRoutes } from "./transfer/transferRoutes.ts";
import { type LifetimeSettings, upkeepJobs } from "./upkeepJobs.ts";
import { usageRoutes } from "./usage/usageRoutes.ts";
import { countUses } from "./usage/uses.ts";
import { viewRoutes } from "./views/viewRoutes.ts";
import { startWork, type WorkSettings } from "./work/startWork.ts";
import { worstRoutes } from "./worst/worstRoutes.ts";

export interface ApiParts {
  readonly store: Store;
  readonly datasets: Datasets;
  /** The first signs access tokens and seals; the same for every process of an installation. */
  readonly tokenKeys: KeyRing;
  readonly config: Pick<
    ApiConfig,
    "home" | "publicClient" | "demo" | "trustedProxies" | "host" | "operatorToken"
  > &
    Partial<Pick<ApiConfig, "sentryDsn" | "ownProviders" | "geocoder">> &
    WorkSettings &
    MailSettings &
    AllowanceSettings &
    LifetimeSettings;
  readonly logger?: FastifyServerOptions["logger"];
  readonly hashPool?: HashPool;
  /** The folder of media that come with the program; its own, beside the guide, without. */
  readonly guideMedia?: string;
}

/** The Resilience API: every call of the contract, its description, and health. The caller listens and closes. */
export async function buildApi(parts: ApiParts): Promise<FastifyInstance> {
  const { store, datasets, tokenKeys, config, logger, hashPool = createHashPool() } = parts;
  const app = createServer({ logger, trustedProxies: config.trustedProxies, host: config.host });
  const reporter = await openReporter({ dsn: config.sentryDsn, service: "api", release: about.version });
  reportFailures(app, reporter, wishedClient);
  const feedbackReporter = await openFeedbackReporter({ dsn: config.sentryDsn, release: about.version });
  app.addHook("onClose", async () => feedbackReporter?.close());
  const accessTokens = createAccessTokens(tokenKeys[0]);
  const meter = createTokenMeter({
    store,
    onFault: (err) => app.log.error({ err }, "what was asked with API tokens could not be noted"),
  });
  app.addHook("onClose", () => meter.stop());
  const admission = createAdmission({
    store,
    accessTokens,
    admitToken: createTokenAdmission(store, meter),
    publicClient: config.publicClient,
  });
  noteRefusals(app, store);
  const { work, search } = startWork(app, config);
  const register = routeRegistrar(app, admission, work);

  const codeKey = codeKeyFrom(tokenKeys[0]);
  const counter = createUsageCounter(store, { log: app.log });
  app.addHook("onClose", () => counter.stop());
  const uses = countUses(counter);
  const mail = startMail(app, { store, codeKey }, config);
  const accounts = { store, hashPool, accessTokens, mail };
  accountRoutes(register, { ...accounts, uses });
  acceptanceRoutes(register, store);
  credentialRoutes(register, { ...accounts, codeKey });
  const relyingParty = createRelyingParty(store, config.publicUrl);
  const factorKeys = keysFor(tokenKeys, "second factors");
  const factors = { ...accounts, codeKey, factorKeys, relyingParty };
  secondFactorRoutes(register, factors);
  ownAccountRoutes(register, factors);
  ownFactorRoutes(register, factors);
  clientFactorRoutes(register, accounts);
  peopleRoutes(register, accounts);
  personSessionRoutes(register, { store });
  installationRoutes(register, { store, datasets, mail });
  administrationRoutes(register, { store });
  inboxRoutes(register, { store });
  clientJobRoutes(register, { store });
  usageRoutes(register, { store, datasets, counter });
  datasetRoutes(register, { store, datasets });
  apiTokenRoutes(register, { store, note: meter.note });
  trailRoutes(register, { store });
  const asking = createProviderAsking(config.ownProviders ?? []);
  app.addHook("onClose", () => asking.close());
  const keys = providerKeysFrom(tokenKeys);
  app.addHook("onReady", () => renewSecrets({ store, factorKeys, keys, log: app.log }));
  const open = createProviders({ asking, keys });
  federationRoutes(register, { store, accessTokens, keys, asking, open, publicUrl: config.publicUrl });
  devMailRoute(register, mail.mailbox);
  const release = readRelease(about.version);
  clientRoutes(register, { store, admission, release, demo: config.demo });
  const data = { store, datasets, work, uses };
  const readGuide = createGuideReader(store, createShippedGuide(app.log));
  const readTabs: GroundParts["readTabs"] = async (client, asker) =>
    mainTabs(await readGuide(client, { log: app.log, turn: () => asker.turn() }));
  const refuseUnreadyStory = refuseUnreadyStories({ ...data, readTabs });
  const refuseUnready: TextParts["refuseUnready"] = async (call, text) => {
    await refuseWordless(call, text);
    await refuseUnreadyStory(call, text);
  };
  const texts = { store, published: keepAtPublication(data), refuseUnready };
  textRoutes(register, texts);
  draftRoutes(register, texts);
  const allowancesOf = areaAllowances(config);
  transferRoutes(register, { store, allowancesOf });
  guideRoutes(register, { readGuide });
  storyRoutes(register, { store, datasets });
  mediaRoutes(register, { store });
  mediaAmongRoute(register, { store });
  const { guideMedia = shippedMedia } = parts;
  mediaFileRoute(register, { admission, find: createMediaFinder({ store, shipped: guideMedia }) });
  layerRoutes(register, data);
  storyFigureRoutes(register, data);
  stepFigureRoutes(register, data);
  embeddedStoryRoutes(register, { ...data, publicClient: config.publicClient });
  areaRoutes(register, { ...data, files: createAreaFiles(config), allowancesOf });
  viewRoutes(register, { store });
  exposureRoutes(register, data);
  regionSummaryRoutes(register, { datasets, uses });
  comparisonRoutes(register, data);
  versionRoutes(register, data);
  attributeRoutes(register, data);
  annualRoutes(register, data);
  worstRoutes(register, data);
  projectionRoutes(register, data);
  consequenceRoutes(register, data);
  elementRoutes(register, data);
  priorityRoutes(register, data);
  exportRoutes(register, { ...data, release, publicUrl: config.publicUrl });
  const geocoder =
    config.geocoder &&
    createGeocoder(config.geocoder, (err) => app.log.warn({ err }, "the geocoder could not be asked"));
  app.addHook("onClose", () => geocoder?.close());
  searchRoutes(register, {
    ...{ datasets, search, countryCodes: createCountryCodes(store) },
    geocoder: geocoder && { ask: geocoder.find, credit: config.geocoder?.credit ?? "" },
  });
  propertyRoutes(register, { store, datasets });
  tileRoutes(register, { admission, datasets, uses });
  feedbackRoutes(register, {
    store,
    reporter: feedbackReporter,
    post: config.feedbackMail === undefined ? undefined : mail.post,
  });
  const world = openWorldGround(join(config.home, "ground"));
  app.addHook("onClose", () => world.close());
  worldRoute(register, world);
  registerHealth(app, {
    release,
    store,
    datasets,
    publicClient: config.publicClient,
    operatorToken: config.operatorToken,
  });
  await registerDocs(app, about.version);
  whileUp(app, () => startUpkeep(store, upkeepJobs(config), app.log));
  return app;
}

/** What is asked for is where it failed, whether or not the caller may use that client. */
const wishedClient = async ({ headers }: FastifyRequest): Promise<string | undefined> =>
  typeof headers["ui-client-name"] === "string" ? headers["ui-client-name"] : undefined;

import { acceptanceRoutes } from "./account/acceptance.ts";
import { accountRoutes } from "./account/account.ts";
import { councilSignInRoutes } from "./account/councilSignIn.ts";
import { credentialRoutes } from "./account/credentials.ts";
import { ownAccountRoutes } from "./account/ownAccount.ts";
import { personSessionRoutes } from "./account/personSessions.ts";
import { secondFactorRoutes } from "./account/secondFactors.ts";
import { administrationRoutes } from "./administration/administration.ts";
import { brandingRoutes } from "./administration/branding.ts";
import { clientJobRoutes } from "./administration/clientJobs.ts";
import { datasetHistoryRoutes } from "./administration/datasetHistory.ts";
import { draftRoutes } from "./administration/drafts.ts";
import { inboxRoutes } from "./administration/inbox.ts";
import { installationRoutes } from "./administration/installation.ts";
import { peopleRoutes } from "./administration/people.ts";
import { textRoutes } from "./administration/texts.ts";
import { tokenRoutes } from "./administration/tokens.ts";
import { transferRoutes } from "./administration/transfer.ts";
import { usageRoutes } from "./administration/usage.ts";
import { clientRoutes } from "./client/client.ts";
import { contentRoutes } from "./client/content.ts";
import { feedbackRoutes } from "./client/feedback.ts";
import { mediaRoutes } from "./client/media.ts";
import { exportRoutes } from "./export/exports.ts";
import { cmsRoutes } from "./guide/cms.ts";
import { areaRoutes } from "./map/areas.ts";
import { layerRoutes } from "./map/layers.ts";
import { propertyRoutes } from "./map/property.ts";
import { searchRoutes } from "./map/search.ts";
import { tileRoutes } from "./map/tiles.ts";
import { versionRoutes } from "./map/versions.ts";
import { viewRoutes } from "./map/views.ts";
import { prioritisationRoutes } from "./priority/prioritisation.ts";
import { comparisonRoutes } from "./risk/comparison.ts";
import { consequenceRoutes } from "./risk/consequences.ts";
import { regionSummaryRoutes } from "./risk/regionSummary.ts";
import { elementRoutes, riskRoutes } from "./risk/risk.ts";
import { embeddedStoryRoutes } from "./stories/embeddedStories.ts";
import { storyRoutes } from "./stories/stories.ts";
import { storyFigureRoutes } from "./stories/storyFigures.ts";

/** Every call the API answers. */
export const routes = {
  ...accountRoutes,
  ...acceptanceRoutes,
  ...credentialRoutes,
  ...ownAccountRoutes,
  ...secondFactorRoutes,
  ...peopleRoutes,
  ...personSessionRoutes,
  ...administrationRoutes,
  ...tokenRoutes,
  ...councilSignInRoutes,
  ...clientRoutes,
  ...brandingRoutes,
  ...contentRoutes,
  ...textRoutes,
  ...draftRoutes,
  ...transferRoutes,
  ...cmsRoutes,
  ...storyRoutes,
  ...mediaRoutes,
  ...storyFigureRoutes,
  ...embeddedStoryRoutes,
  ...layerRoutes,
  ...areaRoutes,
  ...viewRoutes,
  ...riskRoutes,
  ...regionSummaryRoutes,
  ...comparisonRoutes,
  ...versionRoutes,
  ...consequenceRoutes,
  ...elementRoutes,
  ...prioritisationRoutes,
  ...exportRoutes,
  ...searchRoutes,
  ...propertyRoutes,
  ...tileRoutes,
  ...feedbackRoutes,
  ...inboxRoutes,
  ...clientJobRoutes,
  ...usageRoutes,
  ...datasetHistoryRoutes,
  ...installationRoutes,
} as const;

export type RouteId = keyof typeof routes;

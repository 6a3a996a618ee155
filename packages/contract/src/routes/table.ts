import { acceptanceRoutes } from "./acceptance.ts";
import { accountRoutes } from "./account.ts";
import { administrationRoutes } from "./administration.ts";
import { areaRoutes } from "./areas.ts";
import { brandingRoutes } from "./branding.ts";
import { clientRoutes } from "./client.ts";
import { clientJobRoutes } from "./clientJobs.ts";
import { comparisonRoutes } from "./comparison.ts";
import { consequenceRoutes } from "./consequences.ts";
import { contentRoutes } from "./content.ts";
import { councilSignInRoutes } from "./councilSignIn.ts";
import { credentialRoutes } from "./credentials.ts";
import { datasetHistoryRoutes } from "./datasetHistory.ts";
import { feedbackRoutes } from "./feedback.ts";
import { inboxRoutes } from "./inbox.ts";
import { installationRoutes } from "./installation.ts";
import { layerRoutes } from "./layers.ts";
import { ownAccountRoutes } from "./ownAccount.ts";
import { peopleRoutes } from "./people.ts";
import { personSessionRoutes } from "./personSessions.ts";
import { elementRoutes, riskRoutes } from "./risk.ts";
import { searchRoutes } from "./search.ts";
import { secondFactorRoutes } from "./secondFactors.ts";
import { textRoutes } from "./texts.ts";
import { tileRoutes } from "./tiles.ts";
import { tokenRoutes } from "./tokens.ts";
import { usageRoutes } from "./usage.ts";
import { versionRoutes } from "./versions.ts";

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
  ...layerRoutes,
  ...areaRoutes,
  ...riskRoutes,
  ...comparisonRoutes,
  ...versionRoutes,
  ...consequenceRoutes,
  ...elementRoutes,
  ...searchRoutes,
  ...tileRoutes,
  ...feedbackRoutes,
  ...inboxRoutes,
  ...clientJobRoutes,
  ...usageRoutes,
  ...datasetHistoryRoutes,
  ...installationRoutes,
} as const;

export type RouteId = keyof typeof routes;

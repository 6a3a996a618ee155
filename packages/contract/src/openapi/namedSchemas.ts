import type { TSchema } from "typebox";
import { CurrentUser, LoginChallenge, RefreshRequest, Tokens } from "../schemas/account/account.ts";
import {
  Client,
  ClientConfig,
  ClientPreferences,
  Settings,
  WelcomeSidebarContent,
} from "../schemas/client/client.ts";
import { ErrorBody } from "../schemas/client/error.ts";
import { Feedback } from "../schemas/client/feedback.ts";
import { FeatureFlags, FlagState } from "../schemas/client/flags.ts";
import { Job, JobRequest } from "../schemas/client/job.ts";
import { AsyncExport, AsyncExportRequest } from "../schemas/export/asyncExport.ts";
import { ExportCaller } from "../schemas/export/exportCaller.ts";
import { Provenance } from "../schemas/export/provenance.ts";
import { AreaFile, AreaFileFeature } from "../schemas/map/areaFile.ts";
import { AreaMaking, AreaShape } from "../schemas/map/areaMaking.ts";
import {
  AttributeLookup,
  ElementExposure,
  ElementFeature,
  IdentifyingInformation,
} from "../schemas/map/element.ts";
import { AreaGeometry, Geometry, StoredArea } from "../schemas/map/geometry.ts";
import {
  ContextualLayer,
  ElementLayer,
  HazardDetail,
  LayerDetails,
  Layers,
  Scenario,
  Tileset,
} from "../schemas/map/layer.ts";
import { Legend, LegendSection } from "../schemas/map/legend.ts";
import { Region, RegionGroup } from "../schemas/map/region.ts";
import { AttributeFilter, AttributeFilters, SelectionBody } from "../schemas/map/selection.ts";
import { AnnualDamage } from "../schemas/risk/annualDamage.ts";
import { AttributeOption } from "../schemas/risk/attributeStats.ts";
import { ConsequenceMethod, ConsequenceMethodology } from "../schemas/risk/consequence.ts";
import { ProjectedRiskRow } from "../schemas/risk/projection.ts";
import { RegionVulnerability } from "../schemas/risk/regionSummary.ts";
import {
  Assessment,
  ClassTotals,
  ExposureBucket,
  MultiHazardNumbers,
  RiskData,
  RiskNumbers,
} from "../schemas/risk/risk.ts";

/** The schemas an OpenAPI reader sees by name; everything else is written out where it stands. */
export const namedSchemas: Readonly<Record<string, TSchema>> = {
  AnnualDamage,
  AreaFile,
  AreaFileFeature,
  AreaGeometry,
  AreaMaking,
  AreaShape,
  Assessment,
  AsyncExport,
  AsyncExportRequest,
  AttributeFilter,
  AttributeFilters,
  AttributeLookup,
  AttributeOption,
  ClassTotals,
  Client,
  ClientConfig,
  ClientPreferences,
  ConsequenceMethod,
  ConsequenceMethodology,
  ContextualLayer,
  CurrentUser,
  ElementExposure,
  ElementFeature,
  ElementLayer,
  Error: ErrorBody,
  ExportCaller,
  ExposureBucket,
  FeatureFlags,
  Feedback,
  FlagState,
  Geometry,
  HazardDetail,
  IdentifyingInformation,
  Job,
  JobRequest,
  LayerDetails,
  Layers,
  Legend,
  LegendSection,
  LoginChallenge,
  MultiHazardNumbers,
  ProjectedRiskRow,
  Provenance,
  RefreshRequest,
  Region,
  RegionGroup,
  RegionVulnerability,
  RiskData,
  RiskNumbers,
  Scenario,
  SelectionBody,
  Settings,
  StoredArea,
  Tileset,
  Tokens,
  WelcomeSidebarContent,
};

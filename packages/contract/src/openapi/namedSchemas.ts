import type { TSchema } from "typebox";
import { CurrentUser, LoginChallenge, RefreshRequest, Tokens } from "../schemas/account.ts";
import { AnnualDamage } from "../schemas/annualDamage.ts";
import { AreaFile, AreaFileFeature } from "../schemas/areaFile.ts";
import { AreaMaking, AreaShape } from "../schemas/areaMaking.ts";
import { AttributeOption } from "../schemas/attributeStats.ts";
import {
  Client,
  ClientConfig,
  ClientPreferences,
  Settings,
  WelcomeSidebarContent,
} from "../schemas/client.ts";
import { ConsequenceMethod, ConsequenceMethodology } from "../schemas/consequence.ts";
import {
  AttributeLookup,
  ElementExposure,
  ElementFeature,
  IdentifyingInformation,
} from "../schemas/element.ts";
import { ErrorBody } from "../schemas/error.ts";
import { Feedback } from "../schemas/feedback.ts";
import { FeatureFlags, FlagState } from "../schemas/flags.ts";
import { AreaGeometry, Geometry, StoredArea } from "../schemas/geometry.ts";
import {
  ContextualLayer,
  ElementLayer,
  HazardDetail,
  LayerDetails,
  Layers,
  Scenario,
  Tileset,
} from "../schemas/layer.ts";
import { Legend, LegendSection } from "../schemas/legend.ts";
import { ProjectedRiskRow } from "../schemas/projection.ts";
import { Region, RegionGroup } from "../schemas/region.ts";
import {
  Assessment,
  ClassTotals,
  ExposureBucket,
  MultiHazardNumbers,
  RiskData,
  RiskNumbers,
} from "../schemas/risk.ts";
import { AttributeFilter, AttributeFilters, SelectionBody } from "../schemas/selection.ts";

/** The schemas an OpenAPI reader sees by name; everything else is written out where it stands. */
export const namedSchemas: Readonly<Record<string, TSchema>> = {
  AnnualDamage,
  AreaFile,
  AreaFileFeature,
  AreaGeometry,
  AreaMaking,
  AreaShape,
  Assessment,
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
  ExposureBucket,
  FeatureFlags,
  Feedback,
  FlagState,
  Geometry,
  HazardDetail,
  IdentifyingInformation,
  LayerDetails,
  Layers,
  Legend,
  LegendSection,
  LoginChallenge,
  MultiHazardNumbers,
  ProjectedRiskRow,
  RefreshRequest,
  Region,
  RegionGroup,
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

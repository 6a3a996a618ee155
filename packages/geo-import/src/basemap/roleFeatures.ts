import type { Bounds } from "@stopbank/dataset/manifest";
import type { ReadTable } from "@stopbank/geo-read/read-layer";
import type { Feature } from "geojson";
import type { ClassedRole } from "../description/basemap.ts";

/** What a basemap is drawn from: features by the source layer they go to. */
export type DrawnRole = Exclude<ClassedRole, "parks"> | "land";

/** What some files give a basemap. */
export interface RoleFeatures {
  readonly features: Readonly<Partial<Record<DrawnRole, readonly Feature[]>>>;
  /** Boxes in which what is not land is sea. */
  readonly coverage: readonly Bounds[];
  /** What was read of which file. */
  readonly read: readonly ReadTable[];
}

/** The folders of a big package, from the bottom up. A room uses rooms of lower rows, never one of its own row or above. */
export interface House {
  /** Where the rooms lie. */
  readonly folder: string;
  /** Names of folders, or of files that lie beside them. Tests and `testing` are no rooms. */
  readonly rows: readonly (readonly string[])[];
}

export const houses: readonly House[] = [
  {
    folder: "apps/api/src",
    rows: [
      ["config.ts", "passwords", "tokens"],
      ["pictures", "work"],
      ["http"],
      ["data"],
      ["usage"],
      ["wire"],
      ["ask"],
      ["exposure"],
      ["damage"],
      ["annual", "attributes", "projection", "consequences", "elements", "layers", "search", "tiles"],
      ["comparison", "exports", "regionSummary", "worst"],
      ["branding", "mail", "factors", "media"],
      ["account"],
      [
        "ownAccount",
        "administration",
        "areas",
        "client",
        "docs",
        "federation",
        "feedback",
        "views",
        "guide",
        "people",
        "stories",
        "texts",
        "upkeepJobs.ts",
      ],
      ["installation", "property", "priority", "transfer"],
      ["app.ts"],
      ["main.ts"],
    ],
  },
  {
    folder: "packages/risk-engine/src",
    rows: [
      ["columns"],
      ["elements", "totals"],
      ["index", "damage"],
      ["comparison"],
      ["area", "annual", "priority"],
      ["nearest", "selection"],
    ],
  },
  {
    folder: "packages/geo-read/src",
    rows: [
      ["input", "geometry"],
      ["gdal", "values", "text"],
      ["features", "netcdf"],
      ["tables", "raster"],
      ["layers"],
      ["areas"],
    ],
  },
  {
    folder: "packages/geo-import/src",
    rows: [
      ["description", "cells"],
      ["threads", "report", "elements", "cut", "places"],
      ["cache", "sampling", "events"],
      ["damage"],
      ["sources"],
      ["figures", "draft"],
      ["hazards"],
      ["build"],
      ["basemap"],
      ["importDataset.ts"],
    ],
  },
  {
    folder: "packages/geo-import/src/draft",
    rows: [
      ["words"],
      ["seen"],
      ["drafted.ts", "layerPart.ts"],
      ["draftElements.ts", "draftClasses.ts", "draftEvents.ts", "draftRasters.ts", "withRemarks.ts"],
      ["draftAttributes.ts", "draftBasemap.ts", "draftCurves.ts", "draftPolygons.ts"],
      ["draftTables.ts"],
      ["draftedParts.ts"],
      ["draftDescription.ts"],
    ],
  },
  {
    folder: "packages/dataset/src",
    rows: [
      ["files", "manifest", "threads"],
      ["arrow", "raster", "storage"],
      ["search"],
      ["read", "tiles"],
      ["diff", "versions"],
      ["write"],
      // The front doors.
      [
        ...["diff.ts", "indexing.ts", "raster.ts", "read.ts", "search.ts"],
        ...["storage.ts", "tiles.ts", "versions.ts", "write.ts"],
      ],
    ],
  },
  {
    folder: "packages/dataset/src/write",
    rows: [
      ["input", "order"],
      ["columns", "search"],
      ["draft"],
      ["archives"],
      [
        "checksum.ts",
        "checkNamed.ts",
        "addDamage.ts",
        "addElements.ts",
        "addExposure.ts",
        "addRaster.ts",
        "addRegions.ts",
      ],
      ["publish.ts"],
      ["createDatasetWriter.ts"],
    ],
  },
  {
    folder: "plugins/risk/src/domain",
    rows: [
      ["summary"],
      ["annual", "exports", "projection", "selected"],
      ["comparison", "worst"],
      ["changes", "report"],
    ],
  },
  {
    folder: "packages/map-page/src",
    rows: [
      ["css.d.ts", "ask", "classes", "controls", "naming", "sorting", "words"],
      ["page"],
      ["compare", "provenance"],
      ["announce", "area", "examples", "picture", "search", "views"],
      ["attributes", "figures", "map", "methodology", "scenario"],
      ["addLayers", "details", "help", "layers", "print", "tutorial"],
      ["drawers", "PageDialogs.tsx"],
      ["MapWorkspace.tsx"],
    ],
  },
  {
    folder: "packages/map/src",
    rows: [
      ["palettes.ts", "colourDistance.ts", "mapHost.ts"],
      ["style", "sketch", "mapData.ts", "rowStates"],
      ["feature"],
      ["features", "canvas"],
      ["controller"],
      ["panels"],
      ["compare", "still"],
      ["figure"],
      ["picture"],
      ["MapCanvasView.tsx"],
      ["MapCanvas.tsx"],
    ],
  },
  {
    folder: "packages/map/src/features",
    rows: [
      ["datasetCard.ts", "byLegend.ts", "settledRegions.ts", "outlines", "drawing"],
      ["elements", "context", "hazards", "regions", "area", "selection"],
      ["builtIn.ts"],
    ],
  },
];

export { authalicArea } from "./authalicArea.ts";
export { sharedData, temporaryFolder } from "./folders.ts";
export { endlessView, writeGeoPackage } from "./geoPackageWithView.ts";

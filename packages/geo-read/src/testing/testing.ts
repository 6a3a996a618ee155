export { authalicArea } from "./authalicArea.ts";
export { sharedData, temporaryFolder } from "./folders.ts";
export { endlessView, writeGeoPackageWithView } from "./geoPackageWithView.ts";
export { zipFile } from "./zipFile.ts";

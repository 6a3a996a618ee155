import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { FileFailedView } from "./FileFailedView.tsx";

const failed = {
  fileName: "zones.zip",
  error: new Error("The file does not say which reference system its coordinates are in."),
  asksForSystem: true,
  onReadIn: unheard,
  onBack: unheard,
};

export default statesOf(FileFailedView, {
  "without a reference system": failed,
  "of another format": {
    ...failed,
    error: new Error("The file is none of GeoJSON, KML, KMZ, GeoPackage or a zipped Shapefile."),
    asksForSystem: false,
  },
});

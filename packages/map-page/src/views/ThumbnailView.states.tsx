import { statesOf } from "@stopbank/ui/testing/states-of";
import { ThumbnailView } from "./ThumbnailView.tsx";

const url = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

export default statesOf(ThumbnailView, { none: { url: undefined }, one: { url } });

import { statesOf } from "@stopbank/ui/testing/states-of";
import { PageMapComing } from "./PageMapComing.tsx";

const paddingPx = { left: 0, right: 320 };

export default statesOf(PageMapComing, {
  coming: { paddingPx },
  "before a sheet": { paddingPx: { left: 0, right: 0 }, sheetPx: 200 },
  failed: { paddingPx, children: <p>This part could not be shown</p> },
});

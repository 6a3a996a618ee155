import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ScreenshotField, type ScreenshotFieldProps } from "./ScreenshotField.tsx";

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100"><rect width="160" height="100" fill="#cfe0ec"/></svg>';
const none: ScreenshotFieldProps = {
  name: undefined,
  url: undefined,
  problem: undefined,
  hasMap: false,
  onPicture: unheard,
  onMapPicture: unheard,
};

export default statesOf(ScreenshotField, {
  none,
  "beside a map": { ...none, hasMap: true },
  chosen: {
    ...none,
    hasMap: true,
    name: "my screen.png",
    url: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  },
  refused: { ...none, problem: "The screenshot must be an image file." },
  "long text": {
    ...none,
    hasMap: true,
    name: "Screenshot of the whole of Larkhaven with everything on it 2026-11-24 at 14.05.06.png",
    url: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    problem: "The screenshot may have 5 MB at most.",
  },
});

import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";

/** What a print is drawn in, A4 wide on the screen: of the same words and times for everybody, and of one print alone. */
const settings: BrowserContextOptions = {
  viewport: { width: 794, height: 1123 },
  // Canvases are drawn by the pixels of the device: 3 x 96 to an inch.
  deviceScaleFactor: 3,
  locale: "en-NZ",
  timezoneId: "Pacific/Auckland",
  colorScheme: "light",
  reducedMotion: "reduce",
  forcedColors: "none",
  acceptDownloads: false,
  serviceWorkers: "block",
  permissions: [],
};

/**
 * A context without cookies, cache, storage or rights, whose requests carry `headers`. They leave the browser for one
 * origin alone, since the proxy lets nothing else through. A route that looked at each here as well cost a report a twentieth of its time.
 */
export const openGuardedContext = (
  browser: Browser,
  headers: Readonly<Record<string, string>>,
): Promise<BrowserContext> => browser.newContext({ ...settings, extraHTTPHeaders: { ...headers } });

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
 * A context without cookies, cache, storage or rights, whose requests to `origin` carry `headers` and whose others are
 * refused here already. What does not come by here (sockets, redirects) meets the proxy.
 *
 * @param onRefused told of what was refused, as `host (kind)`.
 */
export async function openGuardedContext(
  browser: Browser,
  origin: URL,
  headers: Readonly<Record<string, string>>,
  onRefused: (what: string) => void,
): Promise<BrowserContext> {
  const context = await browser.newContext(settings);
  await context.route("**/*", async (route) => {
    const request = route.request();
    const url = URL.parse(request.url());
    // A route that comes to its end after its page has nobody to tell.
    const done =
      url?.origin === origin.origin
        ? route.continue({ headers: { ...request.headers(), ...headers } })
        : route.abort("blockedbyclient");
    if (url?.origin !== origin.origin) onRefused(`${url?.host ?? ""} (${request.resourceType()})`);
    await done.catch(() => undefined);
  });
  return context;
}

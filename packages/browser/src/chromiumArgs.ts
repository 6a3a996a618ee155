/** Arguments every Chromium of ours starts with. Playwright adds `--no-sandbox` itself when told to. */
export const chromiumArgs: readonly string[] = [
  // Maps are drawn in WebGL, and servers have no graphics card: SwiftShader draws them on the processor.
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
  // The page's own letters and lines are drawn by the processor without that detour: it costs half as much.
  "--disable-gpu-rasterization",
  // Nothing but the page is ever fetched: no component updates, no look-ups of the maker's hosts.
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-domain-reliability",
  "--no-pings",
  // Else a server's bare "C" locale becomes a language tag that no formatter takes.
  "--lang=en-NZ",
  // A container's /dev/shm is often 64 MB, less than one large map needs.
  "--disable-dev-shm-usage",
  // The same letter widths on every machine, so that printed pages break alike.
  "--font-render-hinting=none",
];

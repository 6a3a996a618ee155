import { bundledChromium } from "./bundledChromium.ts";

// For an image whose processes may write nowhere from where a program can be started: unpacks the bundled browser below
// XDG_CACHE_HOME, where they find it. It is for one processor; on others the image has none, and printing says so.
if (process.platform === "linux" && process.arch === "x64")
  console.log(`Chromium is at ${(await bundledChromium(process.env)).executablePath}`);
else console.log(`There is no Chromium to unpack for ${process.platform} on ${process.arch}.`);

import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** The vowels of te reo Māori that the Latin file lacks. */
const macrons = "ĀāĒēĪīŌōŪū";
const codes = [...macrons].map((letter) => letter.codePointAt(0) ?? 0);
const hex = (code: number) => code.toString(16);
const ownRange = codes.map((code) => `U+${hex(code)}`).join(",");

/** A face of the file of all Latin letters with marks: what stands before its address, the file, and what comes after. */
const extendedFace = /(@font-face\{[^}]*url\([^)]*?)([^/)]*-latin-ext-\d+-normal-[^/)]*\.woff2)(\)[^}]*\})/g;

const unicodeRange = /unicode-range:([^;}]*)/;

/** A face's range but for the vowels: "U+100-2ba" begins "U+102-111". */
export function withoutCodes(range: string): string {
  return range
    .split(",")
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice(2)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      const within = codes.filter((code) => code >= first && code <= last).toSorted((a, b) => a - b);
      const starts = [first, ...within.map((code) => code + 1)];
      const ends = [...within.map((code) => code - 1), last];
      return starts.flatMap((start, i) => {
        const end = ends[i] ?? last;
        if (start > end) return [];
        return start === end ? [`U+${hex(start)}`] : [`U+${hex(start)}-${hex(end)}`];
      });
    })
    .join(",");
}

/**
 * Cuts the vowels with macrons out of the fonts of all Latin letters with marks, some 35 kB a weight, and adds them as faces of
 * their own: nearly every place in New Zealand needs these ten letters, and hardly one needs the other seven hundred. Where one
 * does, the whole file is fetched as before.
 */
export const macronFonts = (): Plugin => ({
  name: "stopbank:macron-fonts",
  apply: "build",
  enforce: "post",
  async generateBundle(_options, bundle) {
    for (const asset of Object.values(bundle)) {
      if (asset.type !== "asset" || !asset.fileName.endsWith(".css")) continue;
      let css = String(asset.source);
      for (const [face, before = "", file = "", after = ""] of css.matchAll(extendedFace)) {
        const whole = bundle[`assets/${file}`];
        if (whole?.type !== "asset") throw new Error(`The font ${file} is not built.`);
        const source = await subsetFont(Buffer.from(whole.source), macrons, { targetFormat: "woff2" });
        const name = file.replace(/-latin-ext-(\d+)-normal-.*/, "-macrons-$1-normal.woff2");
        const made = this.getFileName(this.emitFile({ type: "asset", name, source }));
        const own = `${before}${made.replace(/^.*\//, "")}${after}`;
        // Whoever asks for a letter's faces gets every one that has it in its range.
        const rest = face.replace(unicodeRange, (_, range: string) => `unicode-range:${withoutCodes(range)}`);
        css = css.replace(face, rest + own.replace(unicodeRange, `unicode-range:${ownRange}`));
      }
      asset.source = css;
    }
  },
});

import type { Plugin } from "vite";
import { drawnDocument } from "./drawnDocument.ts";

/** What of a bundle is read here. */
type Bundle = Parameters<Extract<NonNullable<Plugin["generateBundle"]>, (...given: never) => unknown>>[1];

/** What a page fetches once it knows who is here, in the order it is wanted. */
export interface PageCode {
  /** The first part of its address: `risk`. */
  readonly page: string;
  /** The ends of the names of sources that are imported when they are wanted: with each comes whatever it imports. */
  readonly sources: readonly string[];
  /** The beginnings of the names of files that a worker is made of. */
  readonly workers: readonly string[];
  /** It may come drawn by the server: what else is drawn on it, for its styles. */
  readonly drawn?: readonly string[];
}

/** Where the documents lie beside the shell's own, and those of pages that come drawn. */
const folder = "pages";
const drawnFolder = "drawn";

/** The script that has a page that came drawn fetch the shell. */
const beginning = "/src/firstPaint/begin.ts";

/** Of texts and of headings. */
const readFirst = /\/inter-latin-(?:400|600)-normal-[^/]*\.woff2$/;

/**
 * Has the shell's document name what the menu waits for, which is what plugins begin with; and writes a document for each page
 * whose code is known beforehand, as `pages/<page>.html`: the shell's own, which names that code too, so that the shell has
 * it fetched at once. Without it every part is asked for when the one before has run.
 */
export const pageDocuments = (pages: readonly PageCode[]): Plugin => ({
  name: "stopbank:page-documents",
  apply: "build",
  enforce: "post",
  buildStart() {
    this.emitFile({ type: "chunk", id: beginning, name: "begin" });
  },
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const shell = bundle["index.html"];
      if (shell?.type !== "asset") this.error("The shell has no document.");
      const links = scriptsOf(bundle, pluginEntries(bundle))
        .filter((file) => !String(shell.source).includes(`"/${file}"`))
        .map((file) => `    ${linkTo(file, 'rel="modulepreload"')}\n`);
      const own = String(shell.source).replace("  </head>", `${links.join("")}  </head>`);
      shell.source = own;
      for (const { page, sources, workers, drawn } of pages) {
        const links = [...linksTo(bundle, sources), ...workersCalled(bundle, workers)]
          .filter(([file]) => !own.includes(`"/${file}"`))
          .map(([, link]) => `      ${link}\n`);
        // In a template, which no browser looks into: the shell takes them out of it once its own code is there.
        const template = `    <template id="page-code">\n${links.join("")}    </template>\n`;
        const source = own.replace("  </head>", `${template}  </head>`);
        this.emitFile({ type: "asset", fileName: `${folder}/${page}.html`, source });
        if (drawn === undefined) continue;
        this.emitFile({
          type: "asset",
          fileName: `${drawnFolder}/${page}.html`,
          source: drawnDocument(source, {
            beginning: builtOf(bundle, beginning),
            styles: stylesOf(bundle, filesOf(bundle, [...sources, ...drawn])),
            fonts: Object.keys(bundle).filter((file) => readFirst.test(file)),
          }),
        });
      }
    },
  },
});

const pluginEntry = /\/plugins\/[^/]+\/src\/browser\/index\.ts$/;

/** The files that plugins begin with in the browser. */
const pluginEntries = (bundle: Bundle): string[] =>
  Object.values(bundle)
    .filter((file) => file.type === "chunk" && pluginEntry.test(file.facadeModuleId ?? ""))
    .map(({ fileName }) => fileName);

/** Scripts and whatever they import, each once. */
function scriptsOf(bundle: Bundle, files: readonly string[]): string[] {
  const scripts = new Set<string>();
  const take = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== "chunk" || scripts.has(file)) return;
    scripts.add(file);
    for (const imported of chunk.imports) take(imported);
  };
  for (const file of files) take(file);
  return [...scripts];
}

/** The file that it is to, and the link as it is written. */
type Link = readonly [file: string, link: string];

const filesOf = (bundle: Bundle, sources: readonly string[]) =>
  scriptsOf(
    bundle,
    sources.map((source) => builtOf(bundle, source)),
  );

/** Of scripts, each once. */
const stylesOf = (bundle: Bundle, scripts: readonly string[]) => [
  ...new Set(
    scripts.flatMap((file) => {
      const chunk = bundle[file];
      return chunk?.type === "chunk" ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
    }),
  ),
];

function linksTo(bundle: Bundle, sources: readonly string[]): Link[] {
  const scripts = filesOf(bundle, sources);
  return [
    ...stylesOf(bundle, scripts).map((file): Link => [file, linkTo(file, 'rel="preload" as="style"')]),
    ...scripts.map((file): Link => [file, linkTo(file, 'rel="modulepreload"')]),
  ];
}

/** @throws where nothing was built of a source. */
function builtOf(bundle: Bundle, source: string): string {
  const found = Object.values(bundle).find(
    // One that others share more of has no file of its own.
    (file) => file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(source)),
  );
  if (found === undefined) throw new Error(`Nothing was built of ${source}.`);
  return found.fileName;
}

// Of less weight than what is asked of the API meanwhile.
const linkTo = (file: string, how: string) => `<link ${how} crossorigin fetchpriority="low" href="/${file}">`;

/** No browser preloads a worker: it is put where the worker will be looked for. */
const workersCalled = (bundle: Bundle, names: readonly string[]): Link[] =>
  Object.keys(bundle)
    .filter((file) => names.some((name) => file.startsWith(`assets/${name}`)))
    .map((file) => [file, `<link rel="prefetch" href="/${file}">`]);

import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";

const run = (program: string, ...args: string[]) =>
  promisify(execFile)(program, args, { encoding: "utf8", maxBuffer: 1 << 28 }).then(({ stdout }) => stdout);

const programs = ["pdfinfo", "pdffonts", "pdftotext", "pdftoppm", "qpdf"];

/** Whether poppler's programs and qpdf are here. CI demands them. */
export const arePdfToolsHere =
  process.env.STOPBANK_REQUIRE_PDF_TOOLS === "1" ||
  programs.every((name) => spawnSync(name, ["--version"]).error === undefined);

if (!arePdfToolsHere)
  console.warn(
    `Tests of PDFs are skipped without ${programs.join(", ")} (apt-get install poppler-utils qpdf).`,
  );

/** What a PDF is, by poppler and qpdf. */
export interface ReadPdf {
  readonly pages: number;
  readonly title: string;
  /** Of the document, such as `en-NZ`. */
  readonly language: string;
  readonly isTagged: boolean;
  /** Titles of its bookmarks, depth first. */
  readonly bookmarks: readonly string[];
  /** In points, of the first page. */
  readonly paper: { readonly width: number; readonly height: number };
}

/** @throws Error where qpdf finds anything wrong with its structure. */
export async function readPdf(file: string): Promise<ReadPdf> {
  await run("qpdf", "--check", file);
  const info = await run("pdfinfo", file);
  const fact = (name: string) => new RegExp(`^${name}: +(.*)$`, "m").exec(info)?.[1] ?? "";
  const [width = 0, height = 0] = fact("Page size").split(" x ").map(Number.parseFloat);
  const structure = JSON.parse(
    await run("qpdf", "--json=2", "--json-key=qpdf", "--json-key=outlines", "--json-stream-data=none", file),
  ) as Structure;
  return {
    pages: Number(fact("Pages")),
    title: fact("Title"),
    language: textOf(catalogOf(structure)["/Lang"]),
    isTagged: fact("Tagged") === "yes",
    bookmarks: structure.outlines.flatMap(titles),
    paper: { width, height },
  };
}

interface Bookmark {
  readonly title: string;
  readonly kids: readonly Bookmark[];
}
interface Structure {
  readonly qpdf: readonly [
    unknown,
    Readonly<Record<string, { readonly value?: Readonly<Record<string, unknown>> }>>,
  ];
  readonly outlines: readonly Bookmark[];
}

const titles = ({ title, kids }: Bookmark): string[] => [title, ...kids.flatMap(titles)];

function catalogOf({ qpdf: [, objects] }: Structure): Readonly<Record<string, unknown>> {
  const root = String(objects.trailer?.value?.["/Root"]);
  return objects[`obj:${root}`]?.value ?? {};
}

/** qpdf marks text as `u:`. */
const textOf = (value: unknown) => String(value ?? "").replace(/^u:/, "");

export interface PdfFont {
  /** Without the six letters that mark a subset. */
  readonly name: string;
  readonly isEmbedded: boolean;
}

export async function fontsIn(file: string): Promise<PdfFont[]> {
  const [, , ...lines] = (await run("pdffonts", file)).trimEnd().split("\n");
  return lines.map((line) => {
    const [name = ""] = line.split(" ", 1);
    // Of the columns after name, type and encoding the first says it.
    const isEmbedded = /\s(yes|no)\s+(yes|no)\s+(yes|no)\s+\d+\s+\d+$/.exec(line)?.[1] === "yes";
    return { name: name.replace(/^[A-Z]{6}\+/, ""), isEmbedded };
  });
}

/** What can be read and copied from it, page by page. */
export const pageText = async (file: string) =>
  (await run("pdftotext", "-layout", file, "-")).split("\f").slice(0, -1);

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askApi } from "./askApi.ts";
import { printPage } from "./printed/printPage.ts";
import type { Provenance as ProvenanceAtEnd } from "./printed/provenance.ts";
import { canReadBack, read } from "./printed/readBack.ts";
import { block, floodedBuildings, floodTag, town } from "./sceneAddress.ts";
import { type Session, signedIn, startBrowser } from "./visitor.ts";

const member = "member@stopbank.example";
const formatHectares = new Intl.NumberFormat("en-NZ", { maximumFractionDigits: 2 });
/** A ring as addresses have it. */
const corners = (ring: string) => ring.split(";").map((pair) => pair.split(",").map(Number));
const scene = `client=larkhaven&v=2&at=${town}`;

/** Two element layers, all hazards, and every contextual layer. */
const crowded = [
  "e:buildings",
  "e:roads",
  `h:river_flood:${floodTag}`,
  "h:coastal_inundation:coastal_inundation_100yr_slr50",
  "h:tsunami:tsunami_2m_mid_slr0",
  "h:earthquake_shaking:earthquake_rangefront_m70",
  "h:landslide:landslide_10yr_wet",
  "h:liquefaction:liquefaction_100yr_slr0",
  "h:coastal_erosion:coastal_erosion_2050_likely",
  ...["stopbanks", "evacuation_zones", "waterways", "landcover", "contours", "shoreline", "active_fault"].map(
    (id) => `c:${id}`,
  ),
];

/** What of a provenance stands on paper. */
interface Provenance extends ProvenanceAtEnd {
  readonly asked: {
    readonly layers: readonly { readonly display_name: string }[];
    readonly regions: readonly { readonly name: string }[];
    readonly area: { readonly hectares: number } | null;
  };
}

interface Stats {
  readonly data: {
    readonly sentence: string;
    readonly assessment: { readonly not_assessed_count: number; readonly assessed_count: number };
    readonly totals: Readonly<Record<string, number>>;
  };
}

describe.runIf(canReadBack)("reports on paper", () => {
  let browser: Browser;
  let session: Session;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "stopbank-print-"));
    browser = await startBrowser();
    session = await signedIn(browser, member);
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const print = (path: string) => printPage(browser, { session, path, folder });

  it("EXP-04 EXP-05 EXP-09 EXP-10 EXP-14 B-17 prints the summary: A4, tagged, in Inter, with the API's own numbers", async () => {
    const { state, why, file, alternatives, text } = await print(
      `/print/risk-summary?${scene}&layers=${floodedBuildings}`,
    );
    expect([state, why]).toEqual(["ready", ""]);

    const info = read("pdfinfo", file);
    const pages = Number(/Pages:\s+(\d+)/.exec(info)?.[1]);
    expect(info).toMatch(/Page size:\s+59[45][\d.]* x 841\.\d+ pts \(A4\)/);
    expect(info).toMatch(/Tagged:\s+yes/);
    expect(info).toMatch(/Title:\s+Hazard Summary/);
    expect(read("pdfinfo", "-struct", file)).toContain("Table");

    const fonts = read("pdffonts", file).split("\n").slice(2).filter(Boolean);
    expect(fonts.filter((line) => line.includes("Inter")).length).toBeGreaterThanOrEqual(3);
    expect(fonts.every((line) => /\byes\s+(yes|no)\s+(yes|no)\s+\d+/.test(line))).toBe(true);

    read("qpdf", "--check", file);
    const plain = join(folder, "plain.pdf");
    read("qpdf", "--qdf", "--object-streams=disable", file, plain);
    const source = read("sh", "-c", `LC_ALL=C tr -d '\\000' < '${plain}'`);
    expect(source).toMatch(/\/Lang \(en-NZ\)/);
    expect(source).toContain("/Outlines");

    const printed = text();
    expect(printed).toContain(`2 of ${pages}`);
    expect(printed).toContain(`${pages} of ${pages}`);
    // Macrons are there to be found.
    expect(printed).toMatch(/[āēīōūĀĒĪŌŪ]/);
    const headings = [
      "What was asked",
      "Key figures",
      "The map",
      "Buildings",
      "By region",
      "Definitions",
      "Sources and rules",
      "Disclaimer",
    ];
    for (const heading of headings) expect(printed).toContain(heading);

    // The very answer of the service that the screen asks.
    const ask = await askApi(member, "larkhaven");
    const [answer] = await ask<Stats[]>(`/asset/exposure/stats/buildings/${floodTag}/all`, {});
    const flat = printed.replace(/\s+/g, " ");
    expect(flat).toContain(answer?.data.sentence);
    const count = new Intl.NumberFormat("en-NZ");
    for (const name of ["high", "medium", "low", "insignificant"])
      expect(flat).toContain(` ${count.format(answer?.data.totals[name] ?? -1)} `);
    expect(flat).toContain(`${count.format(answer?.data.assessment.not_assessed_count ?? -1)} not assessed`);

    // Each picture's alternative text is its sentence.
    expect(alternatives.length).toBeGreaterThan(6);
    const told = read("pdfinfo", "-struct-text", file);
    expect(told.match(/^\s*Figure/gm)?.length ?? 0).toBeGreaterThanOrEqual(alternatives.length);
    const written = [...source.matchAll(/\/Alt (\(.*?[^\\]\)|<[0-9a-f]+>)/gs)].map(([, alt = ""]) =>
      textOf(alt),
    );
    // A code has no text in it, and Chromium tags none; the link it stands for is beside it.
    for (const sentence of alternatives.filter((one) => !one.startsWith("A QR code")))
      expect(written).toContain(sentence);
  }, 240_000);

  it.each([
    ["risk-summary", `&layers=${floodedBuildings}`, ["buildings"]],
    ["map-print", `&layers=h:river_flood:${floodTag}`, []],
  ] as const)(
    "EXP-13 EXP-14 carries the very provenance of its question, value by value: %s",
    async (template, layers, types) => {
      const narrowed = `&regions=suburbs.beachside&area=${block}`;
      const { state, why, text, flowing } = await print(`/print/${template}?${scene}${layers}${narrowed}`);
      expect([state, why]).toEqual(["ready", ""]);
      const ask = await askApi(member, "larkhaven");
      const { made, asked, dataset, scene_link, ...provenance } = await ask<Provenance>(
        "/asset/export/provenance/larkhaven/body?regions=suburbs.beachside",
        {
          asset_types: types,
          hazard_scenarios: [floodTag],
          area: { type: "Polygon", coordinates: [corners(block)] },
        },
      );
      const printed = text();
      // Tables break long words and lists of words over lines, and leave the space out where they do.
      const dense = (printed + flowing()).replace(/\s+/g, "");
      const values = [
        provenance.client.display_name,
        provenance.product.version,
        ...[dataset.title, dataset.version, dataset.licence, dataset.notice ?? "", dataset.currency],
        ...dataset.sources.flatMap(({ title, licence }) => [title, licence]),
        ...asked.layers.map(({ display_name }) => display_name),
        ...asked.regions.map(({ name }) => name),
        ...provenance.rules.map(({ text: rule }) => rule),
        made.who,
      ];
      expect(values.length).toBeGreaterThan(12);
      for (const value of values) expect(dense, value).toContain(value.replace(/\s+/g, ""));
      expect(dense).toContain("Filteringbyselectedregions");
      const hectares = asked.area?.hectares ?? 0;
      expect(dense).toContain(`drawnareaof${formatHectares.format(hectares)}ha`);
      // The link that is printed opens the scene that was asked for.
      expect(dense).toContain(`${new URL(scene_link).origin}/risk?`);
      // Every page says of which data, under what licence, and of what.
      const pages = printed.split("\f").filter((page) => page.trim() !== "");
      for (const page of template === "risk-summary" ? pages.slice(1) : pages) {
        expect(page).toContain(`Dataset version ${dataset.version}`);
        expect(page).toContain(dataset.licence);
        expect(page).toMatch(/Beachside · Within a drawn area/);
      }
    },
    240_000,
  );

  it.each([
    ["a long legend beside it", "A4", crowded.slice(0, 9), 1],
    ["a longer one on the next page", "A4", crowded, 2],
    ["little paper", "A5", crowded, 2],
  ] as const)(
    "EXP-13 keeps a map, whose it is and how it opens again on one sheet: %s",
    async (_case, size, layers, legendPage) => {
      const { state, why, text } = await print(
        `/print/map-print?${scene}&size=${size}&layers=${layers.join(";")}`,
      );
      expect([state, why]).toEqual(["ready", ""]);
      const pages = text().split("\f");
      const [sheet = ""] = pages;
      for (const part of [
        "Open this map",
        "Natural Earth",
        "Organisation",
        "Made",
        `1 of ${pages.length - 1}`,
      ])
        expect(sheet).toContain(part);
      // The legend's first card; on little paper the last is on a page after that.
      expect(pages.findIndex((page) => page.includes("Damage state")) + 1).toBe(legendPage);
      expect(text()).toContain(legendPage === 1 ? "May erode" : "Fault trace");
    },
    240_000,
  );

  it("EXP-11 fails with a sentence where the element or its layer is not found", async () => {
    const noElement = await print(
      `/print/element-report?${scene}&layers=e:buildings&selected=buildings:nope`,
    );
    expect([noElement.state, noElement.why]).toEqual([
      "failed",
      "There is no such element among the buildings.",
    ]);
    const noLayer = await print(`/print/element-report?${scene}&layers=e:buildings`);
    expect([noLayer.state, noLayer.why]).toEqual([
      "failed",
      "The layer of the selected element was not found. Select an element on the map and ask for its report again.",
    ]);
  }, 120_000);

  it.each([
    ["without a scene", "?client=larkhaven", "The address names no map to report on."],
    [
      "of a map without hazards",
      `?${scene}&layers=e:buildings`,
      "A risk summary needs an element layer and a hazard. Add both to the map first.",
    ],
    [
      "on paper that there is not",
      `?${scene}&layers=${floodedBuildings}&size=A11`,
      /^There is no such size of paper/,
    ],
  ])(
    "EXP-14 says why there is no summary %s",
    async (_case, query, said) => {
      const { state, why } = await print(`/print/risk-summary${query}`);
      expect(state).toBe("failed");
      expect(why).toMatch(said);
    },
    120_000,
  );
});

/** A text of a PDF: in letters, or in UTF-16 as letters or hexadecimal digits. */
function textOf(written: string): string {
  if (written.startsWith("<")) {
    const bytes = Buffer.from(written.slice(1, -1), "hex");
    return bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString("utf16le") : bytes.toString("latin1");
  }
  return written
    .slice(1, -1)
    .replace(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)))
    .replace(/\\(.)/g, "$1");
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askApi } from "./askApi.ts";
import { directoryOf } from "./printed/directory.ts";
import { documents } from "./printed/documents.ts";
import { elementFacts, factChapters } from "./printed/elementFacts.ts";
import { dense, type ExpectedTable, mismatches } from "./printed/expected.ts";
import { distributionsIn, type PrintedTable, saidIn, tablesIn } from "./printed/printedTables.ts";
import { printPage } from "./printed/printPage.ts";
import { expectedProvenance, type Provenance, provenanceChapter } from "./printed/provenance.ts";
import { canReadBack } from "./printed/readBack.ts";
import { placedIn, structureOf, type Tag, textsIn } from "./printed/structure.ts";
import { type Session, signedIn, startBrowser, visit } from "./visitor.ts";

const member = "member@stopbank.example";
const names = ["a summary of all the data", "a summary of an area and regions", "an element report"] as const;
type Name = (typeof names)[number];

interface Read {
  readonly document: Tag;
  readonly tables: readonly PrintedTable[];
  readonly pages: readonly string[];
  readonly during: readonly [from: Date, to: Date];
  readonly expected: readonly ExpectedTable[];
  readonly provenance: Provenance;
}

describe.runIf(canReadBack)("tables on paper", () => {
  let browser: Browser;
  let session: Session;
  let folder: string;
  let read: Readonly<Record<Name, Read>>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "stopbank-tables-"));
    browser = await startBrowser();
    session = await signedIn(browser, member);
    const ask = await askApi(member, "larkhaven");
    const directory = await directoryOf(ask);
    const reading: Promise<readonly [Name, Read]>[] = [];
    for (const name of names) {
      const { path, tables, provenance } = documents[name];
      const from = new Date();
      const { state, why, file, text, alternatives } = await printPage(browser, {
        session,
        path,
        folder,
        seesPicture: false,
      });
      const during = [from, new Date()] as const;
      expect([state, why]).toEqual(["ready", ""]);
      // While the next is printed.
      const readBack = async () => {
        const document = await structureOf(file);
        return {
          document,
          tables: [...tablesIn(document), ...distributionsIn(alternatives)],
          pages: text().split("\f").slice(0, -1),
          during,
          expected: await tables(ask, directory),
          provenance: await provenance(ask),
        };
      };
      reading.push(readBack().then((one) => [name, one] as const));
    }
    read = Object.fromEntries(await Promise.all(reading)) as Record<Name, Read>;
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  });

  describe.each(names)("of %s", (name) => {
    it("EXP-14 are those that the calls' answers lead to, and no others", () => {
      const { tables, expected } = read[name];
      expect(tables.map(standing)).toEqual(expected.map(standing));
    });

    it("EXP-14 say in each cell of each row what the call answered", () => {
      const { tables, expected } = read[name];
      expect(expected.length).toBeGreaterThan(5);
      expect(tables.flatMap((table, at) => mismatches(table, expected[at]!))).toEqual([]);
    });

    it("EXP-14 could say no other figure: one digit off in any cell is noticed", () => {
      const { tables, expected } = read[name];
      const unnoticed = tables.flatMap((table, at) =>
        oneDigitOff(table).filter((off) => mismatches(off, expected[at]!).length === 0),
      );
      expect(unnoticed).toEqual([]);
    });

    it("leave neither a name nor a head alone at the foot of a page", () => {
      const { tables, pages } = read[name];
      const overRows = tables.flatMap(({ title, rows }) => [title, rows[0]?.join("") ?? ""]).map(dense);
      const lasts = pages.map((page) => {
        const [above = ""] = page.split(new RegExp(`^.* of ${pages.length}$`, "m"));
        return dense(above.trimEnd().split("\n").at(-1) ?? "");
      });
      expect(lasts.filter((line) => line !== "" && overRows.includes(line))).toEqual([]);
    });

    it("EXP-11 EXP-14 come with sources, rules, licence, who had them made when, and with which version", () => {
      const { document, provenance, during } = read[name];
      const printed = saidIn(document, provenanceChapter);
      const expected = expectedProvenance(provenance, during);
      expect(printed.map(standing)).toEqual(expected.map(standing));
      expect(printed.flatMap((part, at) => mismatches(part, expected[at]!))).toEqual([]);
    });

    it("EXP-14 stand on pages that each name the organisation, the subject, the dataset version and its licence", () => {
      const {
        pages: [cover = "", ...pages],
        provenance,
      } = read[name];
      const { client, dataset } = provenance;
      expect(cover).toContain(client.display_name);
      expect(cover).toContain(`Dataset version ${dataset.version}`);
      expect(pages.length).toBeGreaterThan(5);
      for (const [at, page] of pages.entries()) {
        expect(page).toContain(`· ${client.display_name}`);
        expect(page).toContain(`${at + 2} of ${pages.length + 1}`);
        const foot = dense(page.replace(`${at + 2} of ${pages.length + 1}`, ""));
        expect(foot).toContain(dense(documents[name].subject));
        expect(foot).toContain(dense(`Dataset version ${dataset.version} · ${dataset.licence} · `));
      }
    });

    it("EXP-14 come with a link that opens the scene they are of, in the data they are of", () => {
      const { document, provenance } = read[name];
      const link = new URL(linkIn(document));
      expect(link.origin).toBe(new URL(provenance.scene_link).origin);
      expect(link.pathname).toBe("/risk");
      const { layers, ...scene } = documents[name].scene;
      expect(Object.fromEntries(link.searchParams)).toMatchObject({
        client: "larkhaven",
        data: provenance.dataset.version,
        layers: expect.stringContaining(layers ?? ""),
        ...scene,
      });
    });
  });

  it("EXP-11 EXP-14 says of an element what the calls answer, in sentences and facts", async () => {
    const ask = await askApi(member, "larkhaven");
    const directory = await directoryOf(ask);
    const expected = await elementFacts(directory.element("buildings"), "B-02636", ask, directory);
    const { document } = read["an element report"];
    const printed = factChapters.flatMap((chapter) => saidIn(document, chapter));
    expect(printed.map(standing)).toEqual(expected.map(standing));
    expect(printed.flatMap((part, at) => mismatches(part, expected[at]!))).toEqual([]);
  });

  it("EXP-11 EXP-14 opens the element of a report by the link that is printed", async () => {
    const { pathname, search } = new URL(linkIn(read["an element report"].document));
    const { page, close } = await visit(browser, { path: pathname + search, session });
    await page.getByRole("tab", { name: "Selected" }).click();
    await page.getByRole("tabpanel", { name: "Selected" }).getByText("ID B-02636").waitFor();
    await close();
  });
});

const standing = ({ under, title }: Pick<PrintedTable, "under" | "title">) => dense(`${under}: ${title}`);

/** The table once for each cell that has a digit, with the last of it another. */
const oneDigitOff = (table: PrintedTable): PrintedTable[] =>
  table.rows.flatMap((row, at) =>
    row.flatMap((cell, column) => {
      const off = cell.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
      return off === cell ? [] : [{ ...table, rows: table.rows.with(at, row.with(column, off)) }];
    }),
  );

/** The address of the scene, which is printed over several lines. */
const linkIn = (document: Tag): string =>
  placedIn(document)
    .filter(({ under }) => under === "See it on the map")
    .flatMap(({ tag }) => textsIn(tag))
    .join("")
    .replace(/^.*?(?=https?:)/, "");

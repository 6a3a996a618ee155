import type { Writable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { PropertyStatuses } from "@stopbank/contract/property";
import { exposureStatusWords } from "@stopbank/contract/property-status";
import { csvRow } from "@stopbank/exports/csv-row";
import { openWorkbook, textCell } from "@stopbank/exports/workbook";

type Row = PropertyStatuses["rows"][number];

export interface StatusTable {
  readonly hazards: readonly { readonly display_name: string }[];
  readonly rows: readonly Row[];
}

const titles = ["Asked for", "ID", "Address", "Legal description"] as const;

/** Cells between looks at whether others wait: some ms. */
const cellsATurn = 4_000;

/** Rows that are written in a turn of the event loop: the more hazards, the fewer. */
const rowsATurn = (hazardCount: number) => Math.ceil(cellsATurn / (titles.length + hazardCount + 1));

const cellsOf = ({ asked, asset_id, address, legal_description, statuses }: Row, hazardCount: number) => [
  asked,
  asset_id ?? "",
  address ?? "",
  legal_description ?? "",
  ...Array.from({ length: hazardCount }, (_, at) => {
    const status = statuses[at];
    return status === undefined ? "" : exposureStatusWords[status];
  }),
];

/** As CSV: UTF-8 with a byte order mark, a row for each property that was asked for, in its order, and why one is not there. */
export async function* statusCsv({ hazards, rows }: StatusTable): AsyncGenerator<string> {
  const most = rowsATurn(hazards.length);
  yield `\uFEFF${csvRow([...titles, ...hazards.map(({ display_name }) => display_name), "Not matched"])}`;
  for (let from = 0; from < rows.length; from += most) {
    const some = rows.slice(from, from + most);
    yield some.map((row) => csvRow([...cellsOf(row, hazards.length), row.why_not ?? ""])).join("");
    await setImmediate();
  }
}

/** As a workbook: those that were found, and on a sheet of their own those that were not. */
export async function writeStatusBook(
  out: Writable,
  { hazards, rows }: StatusTable,
  made: { readonly at: Date; readonly client: string; readonly version: string },
): Promise<void> {
  const title = "Natural hazards at properties";
  const book = openWorkbook(out, { title, creator: "Stopbank", created: made.at });
  const found = rows.filter(({ why_not }) => why_not === null);
  const lost = rows.filter(({ why_not }) => why_not !== null);
  const notes = [
    title,
    made.client,
    `${found.length} of ${rows.length} properties were found. Data version ${made.version}.`,
  ];
  const most = rowsATurn(hazards.length);
  const page = book.sheet({
    name: "Statuses",
    rangeName: "statuses",
    notes: notes.map(textCell),
    columns: [...titles, ...hazards.map(({ display_name }) => display_name)].map((column, at) => ({
      title: textCell(column),
      width: at === 1 ? 16 : at < titles.length ? 34 : 16,
    })),
  });
  for (const [at, row] of found.entries()) {
    page.row(cellsOf(row, hazards.length).map(textCell));
    if (at % most === 0) await page.settle();
  }
  page.end();
  const missing = book.sheet({
    name: "Not matched",
    rangeName: "not_matched",
    columns: [
      { title: "Asked for", width: 44 },
      { title: "Why not", width: 44 },
    ],
  });
  for (const [at, { asked, why_not }] of lost.entries()) {
    missing.row([textCell(asked), textCell(why_not ?? "")]);
    if (at % most === 0) await missing.settle();
  }
  missing.end();
  await book.close();
}

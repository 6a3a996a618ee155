import type { ExportTask } from "../exportTask.ts";
import { rowsOf } from "../rows/fields.ts";
import { provenanceText } from "./provenanceLines.ts";

type About = Pick<ExportTask, "provenance" | "layers" | "classWords">;

/** What whoever opens the files has to know, in words. */
export const readmeText = ({ provenance, layers, classWords }: About): string =>
  [
    `${provenance.client.display_name}: elements and their risk`,
    provenanceText(provenance),
    ...layers.map((layer) =>
      [
        `Columns of ${layer.description.displayName}`,
        ...rowsOf(layer, classWords).fields.map(
          ({ name, title, unit }) => `${name}: ${title}${unit === "" ? "" : `, in ${unit}`}`,
        ),
        "",
      ].join("\r\n"),
    ),
    "A text that a spreadsheet would take for a formula has an apostrophe before it.\r\n",
  ].join("\r\n\r\n");

/** The same for programs. */
export const metadataJson = ({ provenance, layers, classWords }: About): string =>
  `${JSON.stringify({ provenance, columns: columnsOf(layers, classWords) }, null, 2)}\n`;

/** What each column of each layer is. */
export const columnsOf = (layers: ExportTask["layers"], words: ExportTask["classWords"]) =>
  Object.fromEntries(
    layers.map((layer) => [
      layer.description.type,
      rowsOf(layer, words).fields.map(({ name, title, type, unit }) => ({ name, title, type, unit })),
    ]),
  );

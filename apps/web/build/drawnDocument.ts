/** What a document has besides what the shell's has. */
export interface DrawnParts {
  /** The script that fetches the shell once the page is seen. */
  readonly beginning: string;
  /** Of all that may be drawn on the page. */
  readonly styles: readonly string[];
  /** Of what is read first: else its letters would come after it was seen in others, and move it. */
  readonly fonts: readonly string[];
}

/**
 * The document of a page that comes drawn, with places for what the server draws: `%theme%`, `%title%`, `%head%`, `%page%`, `%answers%`, each
 * once and in this order. What the shell is made of stands in a template, which no browser looks into: `begin.ts` takes it out once
 * the page is seen.
 *
 * @param document the shell's own, with what this page fetches first.
 */
export function drawnDocument(document: string, { beginning, styles, fonts }: DrawnParts): string {
  const isCode = /^ {4}(?:<script type="module"|<link rel="modulepreload"|<\/?template| {2}<link )/;
  const [head = "", ...rest] = document.split("  </head>");
  const lines = head.trimEnd().split("\n");
  const code = lines.filter((line) => isCode.test(line));
  const own = styles.map((file) => `    <link rel="stylesheet" crossorigin href="/${file}">`);
  return [
    ...lines.filter((line) => !isCode.test(line)),
    ...own.filter((line) => !head.includes(line)),
    ...fonts.map(
      (file) => `    <link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    ),
    "    %head%",
    `    <script type="module" async crossorigin src="/${beginning}"></script>`,
    '    <template id="shell-code">',
    ...code.map((line) => `  ${line}`),
    "    </template>",
    `  </head>${rest.join("  </head>")}`,
  ]
    .join("\n")
    .replace(/<html /, '<html style="%theme%" ')
    .replace(/<title>.*<\/title>/, "<title>%title%</title>")
    .replace(
      '<div id="root"></div>',
      '<div id="root">%page%</div>\n    <script type="application/json" id="drawn-with">%answers%</script>',
    );
}

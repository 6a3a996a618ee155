import { expect, it } from "vitest";
import { drawnDocument } from "./drawnDocument.ts";

const shell = `<!doctype html>
<html lang="en-NZ">
  <head>
    <title>Stopbank</title>
    <script type="module" async crossorigin src="/assets/ahead.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/kit.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
    <template id="page-code">
      <link rel="preload" as="style" crossorigin href="/assets/page.css">
    </template>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

it("keeps styles where they are, puts all code aside, and has a place for each part that is drawn", () => {
  const parts = {
    beginning: "assets/begin.js",
    styles: ["assets/index.css", "assets/page.css"],
    fonts: ["assets/a.woff2"],
  };
  expect(drawnDocument(shell, parts)).toBe(`<!doctype html>
<html style="%theme%" lang="en-NZ">
  <head>
    <title>%title%</title>
    <link rel="stylesheet" crossorigin href="/assets/index.css">
    <link rel="stylesheet" crossorigin href="/assets/page.css">
    <link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/a.woff2">
    %head%
    <script type="module" async crossorigin src="/assets/begin.js"></script>
    <template id="shell-code">
      <script type="module" async crossorigin src="/assets/ahead.js"></script>
      <link rel="modulepreload" crossorigin href="/assets/kit.js">
      <template id="page-code">
        <link rel="preload" as="style" crossorigin href="/assets/page.css">
      </template>
    </template>
  </head>
  <body>
    <div id="root">%page%</div>
    <script type="application/json" id="drawn-with">%answers%</script>
  </body>
</html>
`);
});

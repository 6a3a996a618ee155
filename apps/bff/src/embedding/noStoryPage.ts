import { html } from "@stopbank/html";

const styles =
  "body{background:#f4f6f9;color:#1b2430;font:16px/1.5 system-ui,sans-serif;margin:0}main{margin:15vh auto 0;max-width:34rem;padding:0 24px}h1{font-size:1.25rem}";

/** In the place of a story: small, without script, and the same for every story that is not shown. */
export const noStoryPage = (title: string, sentence: string): string =>
  html`<!doctype html>
<html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${{ text: styles }}</style></head>
<body><main><h1>${title}</h1><p>${sentence}</p></main></body></html>
`.text;

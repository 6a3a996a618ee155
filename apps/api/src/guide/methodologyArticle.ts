import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** What the code is held to by tests, and so says better how figures come about than anything written beside it. */
const methodologyFile = fileURLToPath(new URL("../../../../docs/methodology.md", import.meta.url));

const fields = `---
title: How Stopbank reckons
description: Every rule that changes an answer, with its formula, where it comes from, and an example small enough to work by hand.
publishedAt: 2026-11-29
---

`;

/** Where an article of this name lies in a folder of content. */
export const methodologyPath = "articles/methodology.md";

/** docs/methodology.md as an article of the guide: its page's title goes, and its headings stand a step higher. */
export async function methodologyArticle(file = methodologyFile): Promise<string> {
  const text = await readFile(file, "utf8");
  let isCode = false;
  const lines = text.split("\n").flatMap((line) => {
    if (line.startsWith("```")) isCode = !isCode;
    if (isCode) return line;
    return /^# /.test(line)
      ? []
      : line.replace(/^##(#*) /, (_, deeper: string) => `#${deeper && `#${deeper}`} `);
  });
  return fields + lines.join("\n").trim().concat("\n");
}

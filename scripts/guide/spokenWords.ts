/** The words of a text as they are read aloud, without tables, code and formulas. */
export const spokenWords = (markdown: string): string =>
  markdown
    .replace(/```[\s\S]*?```|\$\$[\s\S]*?\$\$|`[^`]*`/g, " ")
    .replace(/^\|.*$/gm, "")
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^> ?(?:\[!\w+\])?/gm, "")
    .replace(/^#+ .*$/gm, "")
    .replace(/^\s*(?:[-*]|\d+\.) +/gm, "")
    .replace(/[*_]/g, "");

const marks: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
  "&nbsp;": " ",
  "&lrm;": "",
  "&rlm;": "",
};

/** What a film's captions (WebVTT) say, one after the other, without when and where. */
export function captionText(captions: string): string {
  const [, ...blocks] = captions.replace(/\r\n?/g, "\n").split(/\n{2,}/);
  return blocks
    .flatMap((block) => {
      const lines = block.split("\n");
      const timing = lines.findIndex((line) => line.includes("-->"));
      return timing === -1 || /^(NOTE|STYLE|REGION)\b/.test(block) ? [] : lines.slice(timing + 1);
    })
    .map((line) =>
      line
        .replace(/<[^>]*>/g, "")
        .replace(/&\w+;/g, (mark) => marks[mark] ?? mark)
        .trim(),
    )
    .filter((line) => line !== "")
    .join(" ");
}

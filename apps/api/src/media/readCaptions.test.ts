import { describe, expect, it } from "vitest";
import { readMedium } from "./readMedium.ts";
import { refusal } from "./testing/refusal.ts";

describe("captions", () => {
  const vtt = (...lines: readonly string[]) => Buffer.from(["WEBVTT", "", ...lines].join("\n"));
  const cue = "00:01.000 --> 00:04.500 align:start position:10%";
  it("are kept as they are", async () => {
    const bytes = vtt(
      "NOTE by us",
      "",
      "1",
      cue,
      "<v Mere>The <i>Awatōrea</i> &amp; we",
      "- two lines",
      "",
      "01:00:00.000 --> 01:00:02.000",
      "Later",
    );
    const { name, sizes } = await readMedium(bytes);
    expect(name).toMatch(/^[0-9a-f]{32}\.vtt$/);
    expect(sizes.get(0)).toBe(bytes);
    expect((await readMedium(Buffer.from(`\ufeffWEBVTT - ours\r\n\r\n${cue}\r\nWords\r\n`))).name).toContain(
      ".vtt",
    );
  });

  it.each([
    ["no time", ["Words"], /Line 3.*00:01.000 -->/],
    ["a time that is none", ["00:01 --> 00:02", "a"], /Line 3/],
    ["an end before its beginning", ["00:05.000 --> 00:04.000", "a"], /Line 3.*ends before it begins/],
    [
      "an order that goes back",
      [cue, "a", "", "00:00.500 --> 00:00.700", "b"],
      /Line 6.*before the one above/,
    ],
    ["no words", [cue], /Line 3.*no words/],
    ["styles", ["STYLE", "::cue { color: red }"], /Line 3.*styles/],
    ["marks of a page", [cue, "<script>alert(1)</script>"], /Line 4.*&lt;/],
    ["a bare bracket", [cue, "a < b"], /Line 4/],
    ["an arrow in the words", [cue, "a --> b"], /Line 4.*-->/],
    ["nothing", [], /no captions/],
  ])("with %s are refused, by line", async (_what, lines, words) => {
    expect(await refusal(vtt(...lines))).toMatchObject({
      code: "media/bad-captions",
      message: expect.stringMatching(words),
    });
  });

  it("that are no text, or too long, are refused", async () => {
    expect(await refusal(Buffer.concat([vtt(cue), Buffer.of(0xff)]))).toMatchObject({
      code: "media/bad-captions",
    });
    expect(await refusal(vtt(cue, "a\0b"))).toMatchObject({ code: "media/bad-captions" });
    expect(await refusal(vtt(cue, "a".repeat(500_000)))).toMatchObject({ code: "media/too-large" });
    expect(await refusal(Buffer.from(`WEBVTT\n${cue}\na`))).toMatchObject({
      message: expect.stringContaining("empty line"),
    });
  });
});

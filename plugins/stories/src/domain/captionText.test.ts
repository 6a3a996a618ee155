import { expect, it } from "vitest";
import { captionText } from "./captionText.ts";

it("STO-04 reads out what captions say, without times, notes, settings and marks", () => {
  const captions = `WEBVTT - Flood

NOTE Made --> by hand

1
00:00.000 --> 00:02.500 line:80%
<v Ana>The river rises</v>
and the <i>bank</i> holds,

00:03.000 --> 00:04.000
until it &lt;gives&gt; &amp; breaks.
`;
  const said = "The river rises and the bank holds, until it <gives> & breaks.";
  expect(captionText(captions)).toBe(said);
  expect(captionText(captions.replaceAll("\n", "\r\n"))).toBe(said);
});

it("has nothing to say of a file without captions", () => {
  expect(captionText("WEBVTT")).toBe("");
  expect(captionText("")).toBe("");
});

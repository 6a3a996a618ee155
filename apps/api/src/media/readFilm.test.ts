import { readMediaName } from "@stopbank/contract/media-name";
import { describe, expect, it } from "vitest";
import { readMedium } from "./readMedium.ts";
import {
  cluster,
  element,
  film,
  head,
  openElement,
  pictureTrack,
  segment,
  soundTrack,
  tracks,
} from "./testing/films.ts";
import { refusal } from "./testing/refusal.ts";

describe("a film", () => {
  const whole = (...parts: readonly Uint8Array[]) => Buffer.concat([head(), segment(...parts)]);
  /** A cluster of 70,000 blocks without anything in them. */
  const crumbs = element(0x1f43b675, Buffer.alloc(140_000, Buffer.of(0xa3, 0x80)));
  it("is kept as it is, also where a program left lengths open as it recorded", async () => {
    const bytes = film();
    const { name, sizes } = await readMedium(bytes);
    expect(readMediaName(name)).toMatchObject({ ending: "webm", size: { widthPx: 1_280, heightPx: 720 } });
    expect(sizes.get(0)).toBe(bytes);
    const blocks = element(0xa3, Buffer.alloc(9));
    const recorded = Buffer.concat([
      head(),
      openElement(
        0x18538067,
        tracks(pictureTrack("V_VP8")),
        openElement(0x1f43b675, element(0xe7, 0), blocks),
        openElement(0x1f43b675, element(0xe7, 9), blocks),
      ),
    ]);
    expect((await readMedium(recorded)).name).toContain("-1280x720.webm");
  });

  it.each<[string, Buffer, RegExp]>([
    [
      "is Matroska",
      Buffer.concat([head("matroska"), segment(tracks(pictureTrack()), cluster())]),
      /no whole WebM/,
    ],
    ["has something behind it", Buffer.concat([film(), Buffer.from("<script>")]), /no whole WebM/],
    ["is cut off", film(500).subarray(0, -40), /no whole WebM/],
    ["is H.264", whole(tracks(pictureTrack("V_MPEG4/ISO/AVC")), cluster()), /V_MPEG4\/ISO\/AVC.*VP9/],
    ["has other sound", whole(tracks(pictureTrack(), soundTrack("A_AAC")), cluster()), /A_AAC/],
    ["has two pictures", whole(tracks(pictureTrack(), pictureTrack()), cluster()), /one picture track/],
    ["has sound alone", whole(tracks(soundTrack()), cluster()), /one picture track/],
    ["carries files", whole(tracks(pictureTrack()), element(0x1941a469, "x"), cluster()), /other files/],
    ["is encrypted", whole(tracks(pictureTrack("V_VP9", element(0x6d80, "x"))), cluster()), /encrypted/],
    [
      "has parts that nobody knows",
      whole(tracks(pictureTrack()), cluster(), element(0x4444, "x")),
      /no whole WebM/,
    ],
    ["has no pictures", whole(tracks(pictureTrack())), /no whole WebM/],
    [
      "lists its tracks twice",
      whole(tracks(pictureTrack()), tracks(pictureTrack()), cluster()),
      /no whole WebM/,
    ],
    ["is a head alone", head(), /no whole WebM/],
    [
      "has more parts in all than a film, though no cluster has",
      whole(tracks(pictureTrack()), crumbs, crumbs, crumbs),
      /no whole WebM/,
    ],
  ])("that %s is refused", async (_what, bytes, words) => {
    expect(await refusal(bytes)).toMatchObject({
      code: "media/bad-film",
      message: expect.stringMatching(words),
    });
  });
});

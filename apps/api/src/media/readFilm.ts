import { type EbmlElement, elementsWithin, readElement } from "./ebml.ts";
import { badFilm } from "./mediaFaults.ts";
import { type ReadyMedium, readyMedium } from "./readyMedium.ts";

const ids = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  attachments: 0x1941a469,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  encodings: 0x6d80,
  video: 0xe0,
  widthPx: 0xb0,
  heightPx: 0xba,
} as const;
/** Seeking, facts about the whole, tracks, pictures and sound, cues, chapters, tags, nothing, sums. */
const ofSegment = new Set([
  0x114d9b74,
  0x1549a966,
  ids.tracks,
  ids.cluster,
  0x1c53bb6b,
  0x1043a770,
  0x1254c367,
  0xec,
  0xbf,
]);
/** Times, blocks and what is said of them. */
const ofCluster = new Set([0xe7, 0xa3, 0xa0, 0xab, 0xa7, 0xec, 0xbf]);
/** With all that its clusters are made of: hours of a film. */
const mostElements = 200_000;
const mostSidePx = 4_096;

export const isFilm = (bytes: Buffer): boolean => bytes.length > 4 && bytes.readUInt32BE(0) === ids.head;

interface Track {
  readonly kind: number;
  readonly codec: string;
  readonly size?: { readonly widthPx: number; readonly heightPx: number };
}

/**
 * A film (WebM: VP8 or VP9, with Opus or silent), whose structure is walked from end to end and which is kept as it is.
 *
 * @throws DomainError `media/bad-film`.
 */
export function readFilm(bytes: Buffer): ReadyMedium {
  const tracks = tracksOf(bytes);
  const pictures = tracks.filter(({ kind }) => kind === 1);
  const sounds = tracks.filter(({ kind }) => kind === 2);
  const [picture] = pictures;
  if (picture?.size === undefined || pictures.length > 1 || sounds.length > 1 || tracks.length > 2)
    throw badFilm("A film has one picture track, and one of sound or none. Export it anew so.");
  if (!/^V_VP[89]$/.test(picture.codec)) throw badFilm(saveAs(picture.codec));
  const [sound] = sounds;
  if (sound !== undefined && sound.codec !== "A_OPUS") throw badFilm(saveAs(sound.codec));
  return readyMedium(bytes, { ending: "webm", size: picture.size });
}

function tracksOf(bytes: Buffer): readonly Track[] {
  try {
    const head = readElement(bytes, 0, bytes.length);
    if (head?.to === undefined) throw new RangeError("It has no head.");
    const docType = within(bytes, head).find(({ id }) => id === ids.docType);
    if (docType === undefined || textIn(bytes, docType) !== "webm") throw new RangeError("It is no WebM.");
    const segment = readElement(bytes, head.to, bytes.length);
    if (segment?.id !== ids.segment || (segment.to ?? bytes.length) !== bytes.length)
      throw new RangeError("Something follows it.");
    return tracksWithin(bytes, segment.from);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw badFilm("This is no whole WebM film. Export it anew as WebM with VP9 and Opus.", {
      cause: error.message,
    });
  }
}

/** Walks a segment to the file's end. Programs that write as they record leave the length of a cluster open. */
function tracksWithin(bytes: Buffer, from: number): readonly Track[] {
  let tracks: readonly Track[] | undefined;
  let clusters = 0;
  let isOpen = false;
  let at = from;
  for (let count = 0; at < bytes.length; ) {
    const element = readElement(bytes, at, bytes.length);
    count++;
    if (element === undefined || count > mostElements) throw new RangeError("Its parts do not add up.");
    if (element.id === ids.attachments)
      throw badFilm("This film carries other files with it. Export it without.");
    const isKnown = ofSegment.has(element.id) || (isOpen && ofCluster.has(element.id));
    if (!isKnown) throw new RangeError("It has a part that is not known.");
    if (ofSegment.has(element.id) && element.id !== 0xec && element.id !== 0xbf) isOpen = false;
    if (element.id === ids.cluster) {
      clusters++;
      isOpen = element.to === undefined;
      if (element.to !== undefined)
        count += partsOfCluster(bytes, { ...element, to: element.to }, mostElements - count);
    } else if (element.to === undefined) throw new RangeError("A part does not say how long it is.");
    if (element.id === ids.tracks) {
      if (tracks !== undefined) throw new RangeError("It lists its tracks twice.");
      tracks = within(bytes, element)
        .filter(({ id }) => id === ids.track)
        .map((track) => trackOf(bytes, track));
    }
    at = element.to ?? element.from;
  }
  if (tracks === undefined || clusters === 0) throw new RangeError("There is nothing in it.");
  return tracks;
}

/** How many a cluster has. @throws RangeError where they are more than `most`, or one is not known. */
function partsOfCluster(
  bytes: Buffer,
  cluster: { readonly from: number; readonly to: number },
  most: number,
): number {
  let count = 0;
  for (const { id } of elementsWithin(bytes, cluster, most)) {
    if (!ofCluster.has(id)) throw new RangeError("A cluster has a part that is not known.");
    count++;
  }
  return count;
}

function trackOf(bytes: Buffer, track: EbmlElement): Track {
  const parts = within(bytes, track);
  const find = (wanted: number) => parts.find(({ id }) => id === wanted);
  if (find(ids.encodings) !== undefined)
    throw badFilm("This film is encrypted or packed. Export it as plain WebM with VP9 and Opus.");
  const [kind, codec, video] = [find(ids.trackType), find(ids.codec), find(ids.video)];
  const size = video && sizeIn(bytes, video);
  return {
    kind: kind === undefined ? 0 : numberIn(bytes, kind),
    codec: codec === undefined ? "" : textIn(bytes, codec),
    ...(size && { size }),
  };
}

function sizeIn(bytes: Buffer, video: EbmlElement): Track["size"] {
  const side = (wanted: number) => {
    const found = within(bytes, video).find(({ id }) => id === wanted);
    return found === undefined ? 0 : numberIn(bytes, found);
  };
  const [widthPx, heightPx] = [side(ids.widthPx), side(ids.heightPx)];
  const isSide = (px: number) => px >= 1 && px <= mostSidePx;
  return isSide(widthPx) && isSide(heightPx) ? { widthPx, heightPx } : undefined;
}

/** Heads are short: a thousand parts are more than any has. */
const within = (bytes: Buffer, { from, to = from }: EbmlElement) => [
  ...elementsWithin(bytes, { from, to }, 1_000),
];

type Whole = EbmlElement & { readonly to: number };

function numberIn(bytes: Buffer, { from, to }: Whole): number {
  if (to - from < 1 || to - from > 6) throw new RangeError("A number has no length that numbers have.");
  return bytes.readUIntBE(from, to - from);
}

const textIn = (bytes: Buffer, { from, to }: Whole): string =>
  bytes.toString("latin1", from, Math.min(to, from + 40)).replace(/\0+$/, "");

/** @param codec as the file names it; it may be anything. */
const saveAs = (codec: string) =>
  `This film is written as ${codec.replace(/[^\w/.-]/g, "").slice(0, 30) || "something that is not named"}. Export it as WebM with VP8 or VP9 and Opus.`;

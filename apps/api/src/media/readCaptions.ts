import { badCaptions, tooLarge } from "./mediaFaults.ts";
import { type ReadyMedium, readyMedium } from "./readyMedium.ts";

const mostBytes = 500_000;
const head = /^\ufeff?WEBVTT(?=[ \t\r\n]|$)/;

export const isCaptions = (bytes: Buffer): boolean => head.test(bytes.toString("utf8", 0, 16));

const time = "(?:(\\d{2,3}):)?([0-5]\\d):([0-5]\\d)\\.(\\d{3})";
const timing = new RegExp(
  `^${time}[ \\t]+-->[ \\t]+${time}((?:[ \\t]+(?:vertical|line|position|size|align):[\\w.,%-]+)*)[ \\t]*$`,
);
/** Within a caption: who speaks, emphasis, language, reading aids, times. */
const tag = new RegExp(`^<(?:/?(?:c|b|i|u|v|lang|ruby|rt)(?:\\.[\\w-]+)*(?:[ \\t][^<>&]*)?|${time})>`);

/**
 * Captions of a film (WebVTT), checked line by line and kept as they are.
 *
 * @throws DomainError `media/bad-captions`, which names the line; `media/too-large`.
 */
export function readCaptions(bytes: Buffer): ReadyMedium {
  if (bytes.length > mostBytes) throw tooLarge("The captions are too large: 500 kB are the most.");
  const lines = textOf(bytes).split(/\r\n|\r|\n/);
  let cues = 0;
  let latestMs = 0;
  let at = pastHead(lines);
  while (at < lines.length) {
    if (lineAt(lines, at) === "") {
      at++;
      continue;
    }
    const end = blockEnd(lines, at);
    const isNote = /^NOTE([ \t]|$)/.test(lineAt(lines, at));
    if (!isNote) {
      latestMs = checkCue(lines, at, end, latestMs);
      cues++;
    }
    at = end;
  }
  if (cues === 0) throw badCaptions("There are no captions in this file.");
  return readyMedium(bytes, { ending: "vtt" });
}

const lineAt = (lines: readonly string[], at: number): string => lines[at] ?? "";

/** What follows the first line up to an empty one belongs to it. */
const pastHead = (lines: readonly string[]): number => {
  const end = blockEnd(lines, 0);
  if (end > 1) throw fault(1, "an empty line must follow the first one");
  return end;
};

function blockEnd(lines: readonly string[], from: number): number {
  let end = from;
  while (end < lines.length && lineAt(lines, end) !== "") end++;
  return end;
}

/** @returns when it begins, in ms. */
function checkCue(lines: readonly string[], from: number, end: number, latestMs: number): number {
  if (/^(STYLE|REGION)[ \t]*$/.test(lineAt(lines, from)))
    throw fault(from, "styles and regions are not taken: the page says how captions look");
  const at = lineAt(lines, from).includes("-->") ? from : from + 1;
  const parts = at < end ? timing.exec(lineAt(lines, at)) : null;
  if (parts === null)
    throw fault(Math.min(at, end - 1), "a time such as 00:01.000 --> 00:04.500 is expected");
  const [begin = 0, over = 0] = [msOf(parts.slice(1, 5)), msOf(parts.slice(5, 9))];
  if (over <= begin) throw fault(at, "the caption ends before it begins");
  if (begin < latestMs) throw fault(at, "the caption begins before the one above it");
  if (at + 1 === end) throw fault(at, "there are no words below this time");
  for (let line = at + 1; line < end; line++) checkWords(lineAt(lines, line), line);
  return begin;
}

function checkWords(words: string, at: number): void {
  if (words.includes("-->")) throw fault(at, "--> stands within the words");
  for (let from = words.indexOf("<"); from !== -1; from = words.indexOf("<", from + 1))
    if (!tag.test(words.slice(from, from + 300))) throw fault(at, `a mark is not known; write "<" as &lt;`);
}

const msOf = ([hours = "0", minutes, seconds, ms]: readonly (string | undefined)[]): number =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(ms);

function textOf(bytes: Buffer): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (!text.includes("\0")) return text;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw badCaptions("These captions are not in UTF-8. Save them anew as UTF-8 text.");
}

/** @param at counted from 0. */
const fault = (at: number, why: string) => badCaptions(`Line ${at + 1} of the captions: ${why}.`);

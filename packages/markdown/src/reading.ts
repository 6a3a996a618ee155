import type { FootnoteDefinition, Nodes, Root, RootContent } from "mdast";
import type { ReactNode } from "react";
import type { RichParts, ShownPicture } from "./richParts.ts";

export interface Setting {
  /** Level of the heading the text stands under, to which its own are fitted; they stay without it. */
  readonly under?: number | undefined;
  /** Tells this text's notes from those of others on the page. */
  readonly id: string;
  /** Undefined while their code is not there. */
  readonly rich?: RichParts | undefined;
  /** Below which the text's own media lie. */
  readonly mediaPrefix?: string | undefined;
}

/** A note that the text refers to, counted in the order of its first mention. */
export interface Note {
  readonly number: number;
  readonly definition: FootnoteDefinition;
  /** The element it stands in, and those that refer to it. */
  readonly elementId: string;
  readonly markIds: string[];
}

/** One text while it is set: what its parts have to know of the whole. */
export interface Reading {
  /** By how many levels headings go down. */
  readonly headingShift: number;
  set(nodes: readonly Nodes[]): ReactNode[];
  /** Where a reference leads; undefined for one that is not defined, and once they stand for more than a text may hold. */
  urlOf(identifier: string): string | undefined;
  /** The note of a label, with a mark more that refers to it; undefined for one that is not defined. */
  noteOf(identifier: string): Note | undefined;
  readonly notes: readonly Note[];
  /** What is set by code that few texts need; undefined until it is there, and then the text is set anew. */
  rich(): RichParts | undefined;
  /** Whether something asked for that. */
  readonly wantsRich: boolean;
  readonly mediaPrefix: string | undefined;
  /** Those that the text shows, in its order. */
  readonly pictures: ShownPicture[];
  /** The parts of a link, in which nothing can be pressed by itself. */
  setInLink(nodes: readonly Nodes[]): ReactNode[];
  readonly isInLink: boolean;
}

/**
 * So many characters of addresses references stand for in all, as CommonMark's own programs have it: a long one that is named by three
 * characters, again and again, would be written out each time.
 */
const mostReferred = 100_000;

export function readingOf(
  root: Root,
  { under, id, rich, mediaPrefix }: Setting,
  set: (nodes: readonly Nodes[]) => ReactNode[],
): Reading {
  const urls = new Map<string, string>();
  const definitions = new Map<string, FootnoteDefinition>();
  let highest = 6;
  for (const node of nodesWithin(root)) {
    // Of two definitions the first holds, as CommonMark has it.
    if (node.type === "definition" && !urls.has(node.identifier)) urls.set(node.identifier, node.url);
    if (node.type === "footnoteDefinition" && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
    if (node.type === "heading") highest = Math.min(highest, node.depth);
  }
  const noteByLabel = new Map<string, Note>();
  const notes: Note[] = [];
  let [wantsRich, isInLink] = [false, false];
  let referred = 0;
  return {
    headingShift: under === undefined ? 0 : under + 1 - highest,
    set,
    urlOf: (identifier) => {
      const url = urls.get(identifier);
      referred += url?.length ?? 0;
      return referred > mostReferred ? undefined : url;
    },
    noteOf: (identifier) => {
      const definition = definitions.get(identifier);
      if (definition === undefined) return undefined;
      let note = noteByLabel.get(identifier);
      if (note === undefined) {
        const number = notes.length + 1;
        note = { number, definition, elementId: `${id}note${number}`, markIds: [] };
        noteByLabel.set(identifier, note);
        notes.push(note);
      }
      note.markIds.push(`${note.elementId}at${note.markIds.length + 1}`);
      return note;
    },
    notes,
    rich: () => {
      wantsRich = true;
      return rich;
    },
    get wantsRich() {
      return wantsRich;
    },
    mediaPrefix,
    pictures: [],
    setInLink: (nodes) => {
      isInLink = true;
      const content = set(nodes);
      isInLink = false;
      return content;
    },
    get isInLink() {
      return isInLink;
    },
  };
}

/** Every node of a tree, in the order of the text. */
function* nodesWithin(root: Root): Generator<RootContent> {
  const waiting: RootContent[] = root.children.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    yield node;
    if ("children" in node) waiting.push(...node.children.toReversed());
  }
}

import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
} from "yaml";

/** What a text says, with the line of each part of it. */
export interface YamlReading {
  readonly value: unknown;
  /**
   * The line, counted from 1, of what a JSON pointer (`/chapters/0/title`) names; of the nearest part around it where there is no such.
   */
  lineOf(pointer: string): number;
}

export interface YamlFault {
  readonly line: number;
  /** As a sentence. */
  readonly problem: string;
  readonly remedy: string;
}

/** Deeper than any document of content. */
const deepest = 40;

/**
 * Reads YAML that may have been written to do harm: what nests without end, and aliases, which can multiply each other, are refused.
 *
 * @param firstLine the line of the file in which the text begins, counted from 1.
 */
export function readYaml(text: string, firstLine = 1): YamlReading | YamlFault {
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  try {
    // The parser would compare each key with all before it: `firstOdd` finds those that are there twice.
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
    const [fault] = document.errors;
    // The parser's own words for it speak of a call stack.
    if (fault?.message.includes("call stack")) return tooDeep(firstLine);
    if (fault !== undefined)
      return {
        line: lineAt(fault.pos[0]),
        problem: `This is no YAML: ${inOneLine(fault.message)}.`,
        remedy: "Look at the indentation and quotes here; a text with a colon or a # in it needs quotes.",
      };
    const odd = firstOdd(document.contents);
    if (odd !== undefined) return { line: lineAt(odd.offset), problem: odd.problem, remedy: odd.remedy };
    const root = document.contents;
    return { value: document.toJS(), lineOf: (pointer) => lineAt(offsetOf(root, pointer)) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return tooDeep(firstLine);
  }
}

const tooDeep = (line: number): YamlFault => ({
  line,
  problem: "This is nested too deeply.",
  remedy: "No document has so many levels: take out the superfluous ones.",
});

interface Odd {
  readonly offset: number;
  readonly problem: string;
  readonly remedy: string;
}

/** Aliases, tags, levels and second values of a name that no document of content has. */
function firstOdd(contents: Node | null): Odd | undefined {
  let odd: Odd | undefined;
  visit(contents, {
    Node: (_key, node, path) => {
      const offset = node.range?.[0] ?? 0;
      if (isAlias(node) || ((isScalar(node) || isCollection(node)) && node.anchor !== undefined))
        odd = {
          offset,
          problem: "Anchors (&) and aliases (*) are not taken.",
          remedy: "Write the text out, or put it in quotes if it only begins with that sign.",
        };
      else if (node.tag !== undefined && !node.tag.startsWith("tag:yaml.org,2002:"))
        odd = {
          offset,
          problem: "Tags (!) are not taken.",
          remedy: "Put a text that begins with ! in quotes.",
        };
      else if (path.length > deepest * 2) odd = { offset, ...tooDeep(1) };
      else if (isMap(node)) odd = twiceIn(node);
      return odd === undefined ? undefined : visit.BREAK;
    },
  });
  return odd;
}

/** The first name of a map that was there before. */
function twiceIn({ items }: YAMLMap): Odd | undefined {
  const names = new Set<string>();
  for (const { key } of items) {
    if (!isScalar(key)) continue;
    // As a field of an object it is its text, whatever it was written as.
    const name = String(key.value);
    if (names.has(name))
      return {
        offset: key.range?.[0] ?? 0,
        problem: `This is no YAML: ${name.slice(0, 100)} stands twice among the same fields.`,
        remedy: "Keep one of the two.",
      };
    names.add(name);
  }
  return undefined;
}

function offsetOf(root: Node | null, pointer: string): number {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  for (const segment of pointer.split("/").slice(1).map(unescaped)) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === segment);
      if (pair === undefined) break;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(segment)];
      offset = (node as Node | undefined)?.range?.[0] ?? offset;
    } else break;
  }
  return offset;
}

const unescaped = (segment: string) => segment.replaceAll("~1", "/").replaceAll("~0", "~");

const inOneLine = (message: string) => (message.split("\n", 1)[0] ?? "").replace(/[.:]+$/, "");

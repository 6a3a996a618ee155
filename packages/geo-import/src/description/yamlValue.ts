import {
  type Document,
  isAlias,
  isCollection,
  isPair,
  isScalar,
  type Node,
  type Pair,
  parseDocument,
  type Tags,
} from "yaml";

/** What a text says, or in words why it cannot be taken. */
export type YamlAnswer = { readonly value: unknown } | { readonly fault: string };

/** A description of a thousand layers has some ten thousand. */
const mostValues = 200_000;

const tooDeep: YamlAnswer = { fault: "it is nested too deeply" };

/** Reads YAML that may have been written to do harm: deep nesting, and aliases that multiply each other, are refused. */
export function yamlValue(text: string): YamlAnswer {
  try {
    const document = parseDocument(text, {
      prettyErrors: true,
      merge: true,
      customTags: (tags) => tags.filter((tag) => !isOddNumber(tag)),
    });
    const [fault] = document.errors;
    // The parser's own words for it speak of a call stack.
    if (fault?.message.includes("call stack")) return tooDeep;
    if (fault !== undefined) return { fault: fault.message.trim() };
    const count = countedValues(document);
    if (typeof count === "string") return { fault: `the anchor ${count} stands within itself` };
    if (count > mostValues)
      return {
        fault: `with its aliases written out it has more than ${mostValues.toLocaleString("en")} values`,
      };
    return { value: document.toJS({ maxAliasCount: -1 }) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return tooDeep;
  }
}

/** What YAML takes for a number and no table does: `0x10`, `0o14`, `.inf` and `.nan`. */
const isOddNumber = (tag: Tags[number]) =>
  typeof tag === "object" &&
  "test" in tag &&
  (tag.format === "HEX" || tag.format === "OCT" || tag.test?.test(".inf") === true);

/** How many values a document has with every alias written out; the name of an anchor that has itself within. */
function countedValues({ contents }: Document): number | string {
  // By anchor, 0 while it is being counted. An alias means the last of its name before it.
  const anchors = new Map<string, number>();
  let circular: string | undefined;
  const count = (node: Node | Pair | null): number => {
    if (node === null) return 1;
    if (isPair(node)) return count(node.key as Node | null) + count(node.value as Node | null);
    if (isAlias(node)) {
      const size = anchors.get(node.source) ?? 1;
      if (size === 0) circular ??= node.source;
      return size;
    }
    const anchor = isScalar(node) || isCollection(node) ? node.anchor : undefined;
    if (anchor !== undefined) anchors.set(anchor, 0);
    let size = 1;
    if (isCollection(node)) for (const each of node.items) size += count(each as Node | Pair | null);
    if (anchor !== undefined) anchors.set(anchor, size);
    return size;
  };
  const size = count(contents as Node | null);
  return circular ?? size;
}

import { parseSync, Visitor } from "oxc-parser";

const named = new Set(["it", "test", "describe", "onEachEngine"]);

/**
 * The titles of a test file: the first argument of `it`, `test`, `describe` and `onEachEngine`, whatever is chained to them
 * (`it.each([...])("...")`), where it is written out. Of a template the parts that are written out. What is skipped for
 * good shows nothing and is left out.
 *
 * @throws Error when the source cannot be parsed.
 */
export function testTitles(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source);
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);
  const titles: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const { root, chain } = chainOf(callee);
      if (root === undefined || !named.has(root) || chain.some((name) => name === "skip" || name === "todo"))
        return;
      if (first?.type === "Literal" && typeof first.value === "string") titles.push(first.value);
      if (first?.type === "TemplateLiteral")
        titles.push(first.quasis.map(({ value }) => value.cooked ?? value.raw).join("…"));
    },
  }).visit(program);
  return titles;
}

interface Node {
  readonly type: string;
  readonly name?: unknown;
  readonly callee?: Node;
  readonly tag?: Node;
  readonly object?: Node;
  readonly property?: Node;
}

/** `it` of `it.each([...])`, and `each`. */
function chainOf(node: object): { root: string | undefined; chain: string[] } {
  const chain: string[] = [];
  let at = node as Node | undefined;
  while (at !== undefined && at.type !== "Identifier") {
    if (at.type === "MemberExpression" && typeof at.property?.name === "string") chain.push(at.property.name);
    at = at.callee ?? at.tag ?? at.object;
  }
  return { root: typeof at?.name === "string" ? at.name : undefined, chain };
}

/** Ids of checklists in a title: `A-05` of "A-05: ends at sign-out". */
export const idsIn = (title: string): string[] => title.match(/\b[A-E]-\d{2}\b/g) ?? [];

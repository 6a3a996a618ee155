import { parseSync } from "oxc-parser";

/** A node of the syntax tree (ESTree), as far as changes look at it. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

/** A property of a node that is a node. */
export const child = (node: SyntaxNode, property: string): SyntaxNode | undefined => {
  const value = node[property];
  return isNode(value) ? value : undefined;
};

/** @throws Error when the source cannot be parsed. */
export function parse(file: string, text: string): SyntaxNode {
  const { program, errors } = parseSync(file, text);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  return program as unknown as SyntaxNode;
}

/** What runs inside a type's syntax: `x as T`, `x!`, `x satisfies T`. */
const aroundExpressions = new Set(["TSAsExpression", "TSNonNullExpression", "TSSatisfiesExpression"]);

/** Nodes that run, each before what it holds, with the node above; types, imports and re-exports are left out. */
export function* running(
  node: SyntaxNode,
  above?: SyntaxNode,
): Generator<[SyntaxNode, SyntaxNode | undefined]> {
  if (/^(ImportDecl|ExportAll)/.test(node.type)) return;
  if (node.type === "ExportNamedDeclaration" && child(node, "declaration") === undefined) return;
  if (node.type.startsWith("TS")) {
    const expression = aroundExpressions.has(node.type) ? child(node, "expression") : undefined;
    if (expression !== undefined) yield* running(expression, node);
    return;
  }
  yield [node, above];
  for (const value of Object.values(node))
    for (const held of Array.isArray(value) ? value : [value]) if (isNode(held)) yield* running(held, node);
}

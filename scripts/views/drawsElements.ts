import { type Node, parseSync } from "oxc-parser";

/**
 * Whether a module has elements of HTML or SVG in it. One without is a container: it takes what it needs by hooks and
 * hands it to views.
 *
 * @throws Error when the source cannot be parsed.
 */
export function drawsElements(path: string, source: string): boolean {
  const { program, errors } = parseSync(path, source);
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);
  return hasElement(program);
}

function hasElement(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasElement);
  if (typeof node !== "object" || node === null) return false;
  if (isElement(node as Node)) return true;
  return Object.values(node).some(hasElement);
}

const isElement = (node: Node) =>
  node.type === "JSXOpeningElement" && node.name.type === "JSXIdentifier" && /^[a-z]/.test(node.name.name);

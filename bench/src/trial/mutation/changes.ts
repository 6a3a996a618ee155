import { child, isNode, type SyntaxNode } from "./syntax.ts";

/** A node and what may stand in its place. */
export interface Change {
  readonly node: SyntaxNode;
  readonly replacement: string;
}

const operators: Readonly<Record<string, readonly string[]>> = {
  "===": ["!=="],
  "!==": ["==="],
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "&": ["|"],
  "|": ["&"],
  "<<": [">>"],
  ">>": ["<<"],
  ">>>": ["<<"],
  "&&": ["||"],
  "||": ["&&"],
  "++": ["--"],
  "--": ["++"],
  "+=": ["-="],
  "-=": ["+="],
  "*=": ["/="],
};

const otherCalls: ReadonlyMap<string, string> = new Map([
  ["some", "every"],
  ["every", "some"],
  ["min", "max"],
  ["max", "min"],
  ["floor", "ceil"],
  ["ceil", "floor"],
  ["startsWith", "endsWith"],
  ["endsWith", "startsWith"],
]);
/** A link of a chain that is left out: a query loses a condition, a list its order or its selection. */
const leftOut = new Set(["where", "filter", "toSorted", "orderBy", "limit", "trim", "toLowerCase"]);

/** What may be changed about a node, if anything. `text` is the file's. */
export function* changesOf(node: SyntaxNode, above: SyntaxNode | undefined, text: string): Generator<Change> {
  const textOf = ({ start, end }: SyntaxNode) => text.slice(start, end);
  // Half of `a?.b.c` means something else than within the whole.
  if (node.type === "CallExpression" && textOf(node).includes("?.")) return;
  const inPlace = (at: SyntaxNode, replacement: string): Change => ({ node: at, replacement });
  switch (node.type) {
    case "BinaryExpression":
    case "LogicalExpression":
    case "AssignmentExpression": {
      const [left, right] = [child(node, "left"), child(node, "right")];
      if (left === undefined || right === undefined) return;
      if (node.operator === "??") yield inPlace(node, textOf(left));
      if (node.operator === "+" && [left, right].some(isText)) return;
      for (const other of operators[String(node.operator)] ?? [])
        yield inPlace(node, `${textOf(left)} ${other} ${textOf(right)}`);
      return;
    }
    case "UpdateExpression":
      yield inPlace(
        node,
        textOf(node).replace(String(node.operator), String(operators[String(node.operator)])),
      );
      return;
    case "UnaryExpression": {
      const argument = child(node, "argument");
      if (argument !== undefined && (node.operator === "!" || node.operator === "-"))
        yield inPlace(node, textOf(argument));
      return;
    }
    case "IfStatement":
    case "ConditionalExpression":
    case "WhileStatement":
    case "ForStatement": {
      const test = child(node, "test");
      if (test === undefined) return;
      yield inPlace(test, "false");
      // A loop without an end says nothing.
      if (/^(If|Cond)/.test(node.type)) yield inPlace(test, "true");
      return;
    }
    case "Literal":
      if (typeof node.value === "boolean") yield inPlace(node, String(!node.value));
      if (typeof node.value === "string" && isKey(node.value) && !namesSomething(node, above))
        yield inPlace(node, '""');
      return;
    case "ArrayExpression":
      if (Array.isArray(node.elements) && node.elements.length > 0) yield inPlace(node, "[]");
      return;
    case "ExpressionStatement": {
      const expression = child(node, "expression");
      if (expression !== undefined && /^(Call|Await)Expression$/.test(expression.type))
        yield inPlace(expression, "undefined");
      return;
    }
    case "ReturnStatement": {
      const argument = child(node, "argument");
      if (argument !== undefined && textOf(argument) !== "undefined") yield inPlace(argument, "undefined");
      return;
    }
    case "ThrowStatement":
      yield inPlace(node, ";");
      return;
    case "CallExpression": {
      const callee = child(node, "callee");
      const [object, property] = callee ? [child(callee, "object"), child(callee, "property")] : [];
      if (object === undefined || property === undefined) return;
      const name = textOf(property);
      const other = otherCalls.get(name);
      if (other !== undefined)
        yield inPlace(
          node,
          text.slice(node.start, property.start) + other + text.slice(property.end, node.end),
        );
      if (leftOut.has(name)) yield inPlace(node, textOf(object));
      return;
    }
    case "TaggedTemplateExpression":
      yield* sqlChanges(node, textOf(node));
  }
}

/** Conditions in a query's text. */
function* sqlChanges(node: SyntaxNode, query: string): Generator<Change> {
  const tag = child(node, "tag");
  if (tag === undefined || !/^sql\b/.test(query)) return;
  for (const { index, 0: found } of query.matchAll(/ (and|or|<|<=|>|>=|\+|-) /g))
    for (const other of { and: ["or"], or: ["and"], ...operators }[found.trim()] ?? [])
      yield { node, replacement: `${query.slice(0, index)} ${other} ${query.slice(index + found.length)}` };
}

const isText = ({ type, value }: SyntaxNode) => type === "TemplateLiteral" || typeof value === "string";

/** A word that code acts on. Sentences for people are left to those who read them. */
const isKey = (value: string) => value !== "" && !value.includes(" ");

/** The name of a property is no value, and a directive no statement. */
const namesSomething = (node: SyntaxNode, above: SyntaxNode | undefined) =>
  above !== undefined &&
  ((above.type === "Property" && above.key === node) ||
    (above.type === "ExpressionStatement" && isNode(node)));

import { CommonTableExpressionNode, type OperationNode, RawNode, TableNode } from "kysely";

/** Names of tables, or every table there is where a statement does not tell. */
export type Tables = ReadonlySet<string> | "all";

export interface StatementTables {
  /** Those it may read. Names of aliases and of what WITH names may be among them. */
  readonly read: Tables;
  /** Those it writes by its own words, and not by what follows from them. */
  readonly written: Tables;
  /** Of those, the ones whose rows it may delete. */
  readonly deleted: ReadonlySet<string>;
}

const QUERIES = new Set([
  "SelectQueryNode",
  "InsertQueryNode",
  "UpdateQueryNode",
  "DeleteQueryNode",
  "MergeQueryNode",
]);
/** Which of a statement's properties holds the table that it writes. */
const TARGETS: Readonly<Record<string, string>> = {
  InsertQueryNode: "into",
  UpdateQueryNode: "table",
  DeleteQueryNode: "from",
  MergeQueryNode: "into",
};
const MAY_DELETE = new Set(["DeleteQueryNode", "MergeQueryNode"]);
/** They hold values that were given, of any size, and no tables. */
const VALUES = new Set(["ValueNode", "PrimitiveValueListNode"]);

/** Which tables a statement reads and writes, from its node. SQL as text may write anything wherever it is a statement. */
export function statementTables(statement: OperationNode): StatementTables {
  const read = new Set<string>();
  const written = new Set<string>();
  const deleted = new Set<string>();
  let readsMore = false;
  let writesMore = !QUERIES.has(statement.kind);

  const visit = (node: OperationNode): void => {
    if (VALUES.has(node.kind)) return;
    if (TableNode.is(node)) read.add(node.table.identifier.name);
    if (RawNode.is(node) && mayRead(node)) readsMore = true;
    if (CommonTableExpressionNode.is(node) && !QUERIES.has(node.expression.kind)) writesMore = true;
    const target = TARGETS[node.kind];
    if (target !== undefined) {
      const names = [...namesIn(Reflect.get(node, target))];
      if (names.length === 0) writesMore = true;
      for (const name of names) {
        written.add(name);
        if (MAY_DELETE.has(node.kind)) deleted.add(name);
      }
    }
    for (const part of Object.values(node)) for (const child of nodesIn(part)) visit(child);
  };
  visit(statement);
  return {
    read: readsMore || writesMore ? "all" : read,
    written: writesMore ? "all" : written,
    deleted,
  };
}

/** Words in an expression that may ask a table; some that do not, as `extract(epoch from a)`, are among them. */
const mayRead = ({ sqlFragments }: RawNode): boolean =>
  sqlFragments.some((words) => /\b(from|join|table)\b/i.test(words));

function* nodesIn(part: unknown): Generator<OperationNode, void, undefined> {
  if (Array.isArray(part)) for (const item of part) yield* nodesIn(item);
  else if (typeof part === "object" && part !== null && "kind" in part) yield part as OperationNode;
}

/** The table of a target, whatever it is called in the statement, or the several of a DELETE. */
function* namesIn(target: unknown): Generator<string, void, undefined> {
  for (const node of nodesIn(target))
    if (TableNode.is(node)) yield node.table.identifier.name;
    else if (node.kind === "AliasNode") yield* namesIn(Reflect.get(node, "node"));
    else if (node.kind === "FromNode") yield* namesIn(Reflect.get(node, "froms"));
    else if (node.kind === "ListNode") yield* namesIn(Reflect.get(node, "items"));
}

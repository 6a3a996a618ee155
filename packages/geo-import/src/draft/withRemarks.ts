import { Document, isMap, isScalar, isSeq, type Node, type Pair } from "yaml";
import type { Remark } from "./drafted.ts";

/** A description as YAML with each remark as a comment at what it is about. */
export function withRemarks(description: object, heading: string, remarks: readonly Remark[]): string {
  const document = new Document(description, { aliasDuplicateObjects: false });
  document.commentBefore = heading;
  for (const { path, sentence } of remarks) addRemark(document.contents, path, ` ${sentence}`);
  return document.toString({ lineWidth: 110 });
}

/** Behind a plain value, above a list or a map. */
function addRemark(root: unknown, path: readonly (string | number)[], comment: string): void {
  let node = root;
  let key: Node | undefined;
  for (const step of path) {
    if (isSeq(node)) {
      node = node.items[Number(step)];
      key = undefined;
    } else if (isMap(node)) {
      const pair = node.items.find((each) => isScalar(each.key) && each.key.value === step) as
        | Pair<Node, Node>
        | undefined;
      key = pair?.key;
      node = pair?.value;
    }
  }
  if (isScalar(node)) node.comment = joined(node.comment, comment);
  else {
    const above = key ?? (node as Node);
    above.commentBefore = joined(above.commentBefore, comment);
  }
}

const joined = (before: string | null | undefined, comment: string) =>
  before ? `${before};${comment}` : comment;

import type { List, ListItem } from "mdast";
import { Fragment, type ReactElement, type ReactNode } from "react";
import type { Reading } from "./reading.ts";

/** A list; of a tight one, without empty lines, the items' paragraphs are their text alone. */
export function listElement(key: number, list: List, reading: Reading): ReactElement {
  const isTight = list.spread !== true && list.children.every((item) => item.spread !== true);
  const items = list.children.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's items have no other name and never move.
    <li key={at}>{isTight ? tightly(item, reading) : reading.set(item.children)}</li>
  ));
  if (list.ordered !== true) return <ul key={key}>{items}</ul>;
  return (
    <ol key={key} start={list.start === 1 ? undefined : (list.start ?? undefined)}>
      {items}
    </ol>
  );
}

const tightly = ({ children }: ListItem, reading: Reading): ReactNode[] =>
  children.map((child, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    <Fragment key={at}>{reading.set(child.type === "paragraph" ? child.children : [child])}</Fragment>
  ));

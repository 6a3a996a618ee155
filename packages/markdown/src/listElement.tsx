import type { List, ListItem } from "mdast";
import { Fragment, type ReactElement, type ReactNode } from "react";
import type { Reading } from "./reading.ts";
import { TextList } from "./TextList.tsx";

/** A list; of a tight one, without empty lines, the items' paragraphs are their text alone. */
export function listElement(key: number, list: List, reading: Reading): ReactElement {
  const isTight = list.spread !== true && list.children.every((item) => item.spread !== true);
  return (
    <TextList
      key={key}
      items={list.children.map((item) => (isTight ? tightly(item, reading) : reading.set(item.children)))}
      isOrdered={list.ordered === true}
      start={list.start === 1 ? undefined : (list.start ?? undefined)}
    />
  );
}

const tightly = ({ children }: ListItem, reading: Reading): ReactNode[] =>
  children.map((child, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts have no other name and never move.
    <Fragment key={at}>{reading.set(child.type === "paragraph" ? child.children : [child])}</Fragment>
  ));

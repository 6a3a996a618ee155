import type { ElementLayer } from "@stopbank/contract/layers";
import { agreeing, formatCount } from "@stopbank/numbers";

/** What is said of elements that a hazard reaches. Those of a cascading layer are out (MAP-29). */
export interface StateWords {
  /** "12 exposed", "12 out" */
  readonly exposed: string;
  /** At the head of a table's row or column. */
  readonly part: string;
  readonly notExposed: string;
  /** "Element exposure by hazards" */
  readonly noun: string;
}

const exposure: StateWords = {
  exposed: "exposed",
  part: "Exposed",
  notExposed: "Not exposed",
  noun: "exposure",
};

const outage: StateWords = { exposed: "out", part: "Out", notExposed: "No outage", noun: "outage" };

/** "1 element", "2 elements": beside a length or an area. */
export const elementCount = (count: number): string =>
  `${formatCount(count)} ${agreeing(count, "element", "elements")}`;

export const stateWords = (element: Pick<ElementLayer, "is_cascading"> | undefined): StateWords =>
  element?.is_cascading === true ? outage : exposure;

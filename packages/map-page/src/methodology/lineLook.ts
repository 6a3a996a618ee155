import { type WireClass, wireClasses } from "@stopbank/contract/wire-classes";
import { type ClassLabels, classLook } from "../classes/damageClasses.ts";

/** Dark enough on white, apart for the colour-blind, and told apart by their dashes too. */
const looks = [
  { colour: "#0b5c8f", dash: undefined },
  { colour: "#b3480a", dash: "8 3" },
  { colour: "#00705a", dash: "3 3" },
  { colour: "#8a2f78", dash: "10 3 2 3" },
  { colour: "#5b4b00", dash: "6 2 2 2 2 2" },
  { colour: "#3c4653", dash: "1.5 2.5" },
] as const;

export const lineLook = (at: number): (typeof looks)[number] => looks[at % looks.length] ?? looks[0];

export const affectedLook = { colour: "#5b6b7c", dash: "2 4" } as const;

/** A damage state has the colour of its class, made dark enough for a line, and dashes that grow with its place. */
export function stateLook(name: string, at: number, labels: ClassLabels) {
  const known = wireClasses.find((each): each is WireClass => each === name);
  const { dash, colour } = lineLook(at);
  return { dash, colour: known === undefined ? colour : lineColour(classLook(known, labels).colour) };
}

/** Filled shapes have an outline; a thin line in a pale colour would be lost on white. */
const lineColour = (fill: string): string => `color-mix(in oklab, ${fill} 58%, #16202c)`;

import { expect, it } from "vitest";
import { presentAction } from "./presentKey.ts";

it.each([
  ["PageDown", false, { by: 1 }],
  ["PageUp", false, { by: -1 }],
  [" ", false, { by: 1 }],
  [" ", true, { by: -1 }],
  ["ArrowLeft", false, { by: -1 }],
  ["Home", false, { to: "first" }],
  ["End", false, { to: "last" }],
  ["b", false, { toggle: "black" }],
  ["x", false, undefined],
  ["toString", false, undefined],
])("a presenter's key %j (shift %s) does %j", (key, isShifted, action) => {
  expect(presentAction(key, isShifted)).toEqual(action);
});

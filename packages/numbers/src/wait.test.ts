import { expect, it } from "vitest";
import { formatWait } from "./wait.ts";

it.each([
  [1, "1 second"],
  [36, "36 seconds"],
  [60, "60 seconds"],
  [61, "2 minutes"],
  [864, "15 minutes"],
  [7_200, "120 minutes"],
  [7_201, "3 hours"],
])("a wait of %i seconds is %s", (seconds, words) => expect(formatWait(seconds)).toBe(words));

import { expect, it } from "vitest";
import { formatDate, formatLongDate } from "./dates.ts";

it("dates are day first", () => expect(formatDate(new Date(2026, 10, 21, 9))).toBe("21/11/2026"));
it("long dates name the month", () =>
  expect(formatLongDate(new Date(2026, 10, 21, 9))).toBe("21 November 2026"));

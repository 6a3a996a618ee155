import { expect, it } from "vitest";
import { formatDate } from "./dates.ts";

it("dates are day first", () => expect(formatDate(new Date(2026, 10, 21, 9))).toBe("21/11/2026"));

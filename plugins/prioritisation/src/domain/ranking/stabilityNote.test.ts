import { expect, it } from "vitest";
import { stability } from "../testing/answers.ts";
import { stabilityNote } from "./stabilityNote.ts";

it("says of how many weightings it speaks, and of a sample how sure it is", () => {
  expect(stabilityNote(stability)).toBe("Over all 125 ways to weigh the value sets from 1 to 5.");
  const sample = { weighting_count: 4_096, is_every_weighting: false, sampling_error: 0.0153 };
  expect(stabilityNote(sample)).toBe(
    "Over 4,096 ways to weigh the value sets from 1 to 5, drawn at random: shares of them are right to 1.5%, 19 times of 20.",
  );
});

import { mostPictureBytes } from "@stopbank/contract/feedback-rules";
import { expect, it } from "vitest";
import { feedbackProblems, pictureProblem, unsendable } from "./feedbackProblems.ts";

const draft = { type: "", text: " ", email: "", picture: undefined } as const;

it("ACC-46: says what is missing once a field was left, and no more once it is filled", () => {
  expect(feedbackProblems(draft, new Set())).toEqual({});
  expect(feedbackProblems(draft, new Set(["type"]))).toEqual({ type: "Feedback Type cannot be empty" });
  expect(feedbackProblems(draft, new Set(["type", "text"] as const))).toEqual({
    type: "Feedback Type cannot be empty",
    text: "Feedback cannot be empty",
  });
  const filled = { ...draft, type: "Issue", text: "Kia ora" } as const;
  expect(feedbackProblems(filled, new Set(["type", "text"] as const))).toEqual({});
});

it("ACC-46: cannot be sent without type or text", () => {
  expect(unsendable(draft)).toBe("Choose a type and write something first.");
  expect(unsendable({ ...draft, text: "x" })).toBe("Choose a type first.");
  expect(unsendable({ ...draft, type: "Issue" })).toBe("Write something first.");
  expect(unsendable({ ...draft, type: "Issue", text: "x" })).toBeUndefined();
});

it("ACC-49: takes no e-mail that is none, and does without", () => {
  const filled = { ...draft, type: "Comment", text: "x" } as const;
  for (const email of ["kiri", "kiri@", "@a.nz", "a b@c.nz", "a@b"]) {
    expect(unsendable({ ...filled, email })).toBe("The e-mail is not valid.");
    expect(feedbackProblems({ ...filled, email }, new Set(["email"] as const))).toEqual({
      email: "Invalid email",
    });
  }
  for (const email of ["", " ", "kiri@larkhaven.example ", "k.i-r_i+1@a-b.co.nz"])
    expect(unsendable({ ...filled, email })).toBeUndefined();
});

it.each([
  ["notes.txt", "text/plain", 9, "The screenshot must be an image file."],
  ["a.svg", "image/svg+xml", 9, "The screenshot must be a PNG, JPEG or WebP image."],
  ["a.PNG", "image/png", mostPictureBytes, undefined],
  ["a.jpeg", "image/jpeg", mostPictureBytes + 1, "The screenshot may have 5 MB at most."],
])("ACC-46: judges %s of %s", (name, type, size, problem) => {
  expect(pictureProblem({ name, type, size })).toBe(problem);
});

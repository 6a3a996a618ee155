import { beforeEach, expect, it } from "vitest";
import { changeDraft, clearDraft, feedbackDraft, keepDraftFor } from "./feedbackDraft.ts";

beforeEach(clearDraft);
const text = () => feedbackDraft.draft.text;

it("ACC-11: stays with its writer, and with a visitor who logs in", () => {
  changeDraft({ text: "of Kiri" }, "kiri");
  keepDraftFor("kiri");
  expect(text()).toBe("of Kiri");
  clearDraft();
  changeDraft({ text: "of a visitor" }, undefined);
  keepDraftFor("kiri");
  expect(text()).toBe("of a visitor");
});

it.each([["rangi"], [undefined]])("is not shown to somebody else: %s", (reader) => {
  changeDraft({ text: "of Kiri", type: "Issue" }, "kiri");
  keepDraftFor(reader);
  expect(feedbackDraft.draft).toEqual({ type: "", text: "", email: "", picture: undefined });
});

it("keeps a file as it is", () => {
  const picture = new File(["x"], "a.png", { type: "image/png" });
  changeDraft({ picture }, undefined);
  changeDraft({ text: "more" }, undefined);
  expect(feedbackDraft.draft.picture).toBe(picture);
});

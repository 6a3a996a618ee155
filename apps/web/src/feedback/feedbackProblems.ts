import { mostPictureBytes, pictureEndings } from "@stopbank/contract/feedback-rules";
import type { FeedbackDraft } from "./feedbackDraft.ts";

/** What is wrong with a field, once it was left or chosen. */
export interface FeedbackProblems {
  readonly type?: string | undefined;
  readonly text?: string | undefined;
  readonly email?: string | undefined;
  readonly picture?: string | undefined;
}

// As the server has it.
const emailPattern = /^[^\s@<>()[\]\\,;:"]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** What is wrong in fields that were left. @param left which of them. */
export function feedbackProblems(
  { type, text, email }: FeedbackDraft,
  left: ReadonlySet<keyof FeedbackDraft>,
): FeedbackProblems {
  const isBadEmail = email.trim() !== "" && !emailPattern.test(email.trim());
  return {
    ...(left.has("type") && type === "" ? { type: "Feedback Type cannot be empty" } : {}),
    ...(left.has("text") && text.trim() === "" ? { text: "Feedback cannot be empty" } : {}),
    ...(left.has("email") && isBadEmail ? { email: "Invalid email" } : {}),
  };
}

/** Why it cannot be sent yet. */
export function unsendable({ type, text, email }: FeedbackDraft): string | undefined {
  if (type === "" && text.trim() === "") return "Choose a type and write something first.";
  if (type === "") return "Choose a type first.";
  if (text.trim() === "") return "Write something first.";
  return email.trim() !== "" && !emailPattern.test(email.trim()) ? "The e-mail is not valid." : undefined;
}

/** Why a file is no screenshot that is taken. */
export function pictureProblem({
  name,
  size,
  type,
}: Pick<File, "name" | "size" | "type">): string | undefined {
  if (!type.startsWith("image/")) return "The screenshot must be an image file.";
  if (!pictureEndings.some((ending) => name.toLowerCase().endsWith(`.${ending}`)))
    return "The screenshot must be a PNG, JPEG or WebP image.";
  return size > mostPictureBytes ? "The screenshot may have 5 MB at most." : undefined;
}

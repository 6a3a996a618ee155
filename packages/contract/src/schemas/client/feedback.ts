import { type Static, Type } from "typebox";
import { takesAnyText } from "../../anyText.ts";
import { mostPictureBytes } from "./feedbackRules.ts";

const base64Of = (bytes: number) => Math.ceil(bytes / 3) * 4;

/** POST /feedback. */
export const Feedback = Type.Object(
  {
    name: Type.Optional(
      Type.Union(
        [Type.Literal("Comment"), Type.Literal("Issue"), Type.Literal("Suggestion"), Type.Literal("General")],
        {
          description: "What it is about; General where it is not said",
        },
      ),
    ),
    email: Type.Optional(
      Type.String({
        maxLength: 254,
        pattern:
          '^[^\\s\\u0000-\\u001f\\u007f@<>()[\\]\\\\,;:"]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]{2,63}$',
        description: "Where an answer may go. For somebody who is signed in, their account's without it",
      }),
    ),
    message: Type.String({
      minLength: 1,
      maxLength: 40_000,
      pattern: "\\S",
      description:
        "The words, up to 10,000 characters, and below them the layers on the screen: an empty line, `Current layers:`, and a line `- <name>` for each",
    }),
    associatedEventId: Type.Optional(
      Type.String({ pattern: "^[0-9a-f]{32}$", description: "The failure that it is about" }),
    ),
    attachment: Type.Optional(
      Type.Object(
        {
          filename: Type.String({ minLength: 1, maxLength: 200 }),
          bytes: Type.String({
            minLength: 4,
            maxLength: base64Of(mostPictureBytes),
            description: "A PNG, JPEG or WebP picture in base64, up to 5 MB and 20 megapixels",
          }),
        },
        { additionalProperties: false },
      ),
    ),
    page: Type.Optional(
      Type.String({
        pattern: "^/",
        maxLength: 2_000,
        description: "The page it was written on, from its path on",
      }),
    ),
  },
  { additionalProperties: false, [takesAnyText]: true },
);
export type Feedback = Static<typeof Feedback>;

export const TakenFeedback = Type.Object({ feedback_id: Type.String() });

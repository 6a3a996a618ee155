import { type Static, Type } from "typebox";

/** What a message may be about, as the dialog offers it. */
export const feedbackTypes = ["Comment", "Issue", "Suggestion"] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

/** The largest picture that is taken, as it was chosen. */
export const mostPictureBytes = 5 * 1_048_576;
/** And how many pixels it may have. */
export const mostPicturePixels = 20_000_000;
/** What a picture's name may end in. */
export const pictureEndings = ["png", "jpg", "jpeg", "webp"] as const;

/** What somebody may write in one message, in characters. */
export const mostFeedbackText = 10_000;
/** How many layers are listed below it. */
export const mostFeedbackLayers = 100;

const base64Of = (bytes: number) => Math.ceil(bytes / 3) * 4;

/** POST /feedback. */
export const Feedback = Type.Object(
  {
    name: Type.Optional(
      Type.Union(
        [...feedbackTypes, "General" as const].map((each) => Type.Literal(each)),
        {
          description: "What it is about; General where it is not said",
        },
      ),
    ),
    email: Type.Optional(
      Type.String({
        maxLength: 254,
        pattern:
          '^[^\\s@<>()[\\]\\\\,;:"]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]{2,63}$',
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
  { additionalProperties: false },
);
export type Feedback = Static<typeof Feedback>;

export const TakenFeedback = Type.Object({ feedback_id: Type.String() });

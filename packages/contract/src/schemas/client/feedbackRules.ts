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

import { defineRoutes } from "../../route.ts";
import { Feedback, TakenFeedback } from "../../schemas/client/feedback.ts";

export const feedbackRoutes = defineRoutes({
  sendFeedback: {
    method: "POST",
    path: "/feedback",
    access: "visitor",
    tag: "Feedback",
    summary:
      "Tells the organisation something, with a picture or without. The picture is decoded and drawn anew; nothing else of its file is kept.",
    body: Feedback,
    bodyLimitBytes: 8 * 1024 * 1024,
    response: TakenFeedback,
    status: 201,
  },
});

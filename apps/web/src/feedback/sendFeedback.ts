import { createApiClient } from "@stopbank/contract/client";
import { composeFeedbackMessage } from "@stopbank/contract/feedback-message";
import { routes } from "@stopbank/contract/routes";
import { createCall, createNetwork } from "../client/network.ts";
import { lastFailure } from "../failures/watchFailures.ts";
import { address } from "../routing/goTo.ts";
import { requestedBy } from "../session/sessionCalls.ts";
import { shell } from "../session/state.ts";
import type { FeedbackDraft } from "./feedbackDraft.ts";

const longestPage = 2_000;

/**
 * Sends what somebody has to say, to the client in use; where there is none, to the one they come to first.
 *
 * @throws ApiError to be shown.
 */
export async function sendFeedback(draft: FeedbackDraft, layers: readonly string[]): Promise<void> {
  const { client, session } = shell;
  const call =
    client === undefined
      ? createApiClient({ baseUrl: "/api", headers: () => requestedBy })
      : createCall(createNetwork(client.name));
  const { type, text, email, picture } = draft;
  const failure = lastFailure();
  const [page, path] = [address(), window.location.pathname];
  await call(routes.sendFeedback, {
    body: {
      ...(type === "" ? {} : { name: type }),
      ...(session.status === "visitor" && email.trim() !== "" ? { email: email.trim() } : {}),
      message: composeFeedbackMessage({ text, layers }),
      ...(failure === undefined ? {} : { associatedEventId: failure }),
      ...(picture === undefined ? {} : { attachment: await attachmentOf(picture) }),
      page: page.length > longestPage ? path.slice(0, longestPage) : page,
    },
  });
}

const attachmentOf = async (file: File) => ({
  filename: file.name.replace(" ", "_"),
  bytes: await base64Of(file),
});

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(new Error("The screenshot cannot be read any more. Choose it again."));
    reader.readAsDataURL(file);
  });

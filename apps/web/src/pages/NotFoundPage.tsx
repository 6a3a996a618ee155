import { useTitle } from "@stopbank/plugin-api/browser";
import { FeedbackButton } from "./FeedbackButton.tsx";
import { NotFoundView } from "./NotFoundView.tsx";

export function NotFoundPage() {
  useTitle("Page not found");
  return <NotFoundView feedback={<FeedbackButton />} />;
}

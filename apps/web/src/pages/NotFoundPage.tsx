import { movedPageAt } from "@stopbank/contract/moved-page";
import { useClient, useTitle } from "@stopbank/plugin-api/browser";
import { useLocation } from "wouter";
import { FeedbackButton } from "./FeedbackButton.tsx";
import { MovedView } from "./MovedView.tsx";
import { NotFoundView } from "./NotFoundView.tsx";

/** An address that is no page's: whether one lay here that has moved, the client's table knows (AMB-21). */
export function NotFoundPage() {
  const [path] = useLocation();
  const moved = movedPageAt(path, useClient().config.site_links.moved_pages);
  useTitle(moved === undefined ? "Page not found" : "Page moved");
  if (moved !== undefined) return <MovedView name={moved.name} to={moved.to} />;
  return <NotFoundView feedback={<FeedbackButton />} />;
}

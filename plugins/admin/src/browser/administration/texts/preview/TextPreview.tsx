import type { WelcomeSidebarContent } from "@stopbank/contract/clients";
import type { ContentKindName, ContentOf } from "@stopbank/contract/content";
import { Markdown } from "@stopbank/markdown";
import { SanitisedHtml } from "@stopbank/markdown/html";
import { previews, useClient, useService } from "@stopbank/plugin-api/browser";
import { useFetched } from "@stopbank/ui/use-fetched";
import { contactsOf } from "../../../../domain/texts/contacts.ts";
import { ContactsPreview } from "./ContactsPreview.tsx";

export interface TextPreviewProps {
  readonly kind: ContentKindName;
  readonly body: unknown;
}

/** A text drawn by what draws it where people read it. */
export function TextPreview({ kind, body }: TextPreviewProps) {
  if (body === null || body === undefined) return null;
  if (kind === "terms" || kind === "installationTerms")
    return <SanitisedHtml html={(body as ContentOf<"terms">).html} />;
  if (kind === "help") return <Markdown text={(body as ContentOf<"help">).body} under={3} />;
  if (kind === "landingPage")
    return <ContactsPreview contacts={contactsOf(body as ContentOf<"landingPage">)} />;
  return <ShellPreview body={body} kind={kind} />;
}

/** What the shell draws: its welcome page, and the release notes. */
function ShellPreview({ kind, body }: TextPreviewProps) {
  const { displayName } = useClient();
  const drawn = useFetched(true, useService(previews), notDrawn);
  if (drawn === undefined) return null;
  return kind === "welcomeSidebar" ? (
    <drawn.Welcome content={body as WelcomeSidebarContent} displayName={displayName} />
  ) : (
    <drawn.Notes notes={body as ContentOf<"releaseNotes">} />
  );
}

const notDrawn = (error: unknown) => console.warn("The preview could not be drawn.", error);

import type { WelcomeSidebarContent } from "@stopbank/contract/clients";
import type { ContentKindName, ContentOf } from "@stopbank/contract/content";
import { Markdown } from "@stopbank/markdown";
import { SanitisedHtml } from "@stopbank/markdown/html";
import { Contributed, previews, useClient, useService } from "@stopbank/plugin-api/browser";
import { useMemo } from "react";
import { unfinishedIn } from "../../../domain/texts/unfinished.ts";
import { PrioritisationFit } from "./prioritisation/PrioritisationFit.tsx";
import { PropertyFit } from "./property/PropertyFit.tsx";
import { SummaryPreview } from "./SummaryPreview.tsx";

export interface TextPreviewProps {
  readonly kind: ContentKindName;
  readonly body: unknown;
}

/** A text drawn by what draws it where people read it. */
export default function TextPreview({ kind, body }: TextPreviewProps) {
  if (body === null || body === undefined) return null;
  if (kind === "terms" || kind === "installationTerms")
    return <SanitisedHtml html={(body as ContentOf<"terms">).html} />;
  if (kind === "prioritisation") return <PrioritisationFit settings={body as ContentOf<"prioritisation">} />;
  if (kind === "propertyExplorer") {
    const settings = body as ContentOf<"propertyExplorer">;
    return <PropertyFit of={{ settings }} unfinished={unfinishedIn(kind, body)} />;
  }
  if (kind === "technicalReports") {
    const reports = body as ContentOf<"technicalReports">;
    return (
      <PropertyFit
        of={{ reports: reports.map(({ title, scenarios }) => ({ title, scenarios })) }}
        unfinished={unfinishedIn(kind, body)}
      />
    );
  }
  if (kind === "help") return <Markdown text={(body as ContentOf<"help">).body} under={3} />;
  if (kind === "summaryPage") return <SummaryPreview tabs={body as ContentOf<"summaryPage">} />;
  return <ShellPreview body={body} kind={kind} />;
}

/** What the shell draws: its welcome page, Home's tabs, Getting Started, links, and the release notes. */
function ShellPreview({ kind, body }: TextPreviewProps) {
  const { displayName } = useClient();
  const load = useService(previews);
  const { welcome, landing, onboarding, links, notes } = useMemo(
    () => ({
      welcome: () => load().then(({ Welcome }) => ({ default: Welcome })),
      landing: () => load().then(({ Landing }) => ({ default: Landing })),
      onboarding: () => load().then(({ Onboarding }) => ({ default: Onboarding })),
      links: () => load().then(({ Links }) => ({ default: Links })),
      notes: () => load().then(({ Notes }) => ({ default: Notes })),
    }),
    [load],
  );
  const id = `admin.preview.${kind}`;
  if (kind === "welcomeSidebar")
    return (
      <Contributed id={id} load={welcome} props={{ content: body as WelcomeSidebarContent, displayName }} />
    );
  if (kind === "landingPage")
    return (
      <Contributed id={id} load={landing} props={{ page: body as ContentOf<"landingPage">, displayName }} />
    );
  if (kind === "onboardingPage")
    return <Contributed id={id} load={onboarding} props={{ page: body as ContentOf<"onboardingPage"> }} />;
  if (kind === "siteLinks")
    return <Contributed id={id} load={links} props={{ links: body as ContentOf<"siteLinks"> }} />;
  return <Contributed id={id} load={notes} props={{ notes: body as ContentOf<"releaseNotes"> }} />;
}

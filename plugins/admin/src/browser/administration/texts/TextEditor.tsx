import type { WelcomeSidebarContent } from "@stopbank/contract/clients";
import type { ContentKindName, ContentOf } from "@stopbank/contract/content";
import { Contributed, type Lazy } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import { type ReactNode, useState } from "react";
import type { TextStanding } from "../../../domain/texts/textStanding.ts";
import { wordsOfKind } from "../../../domain/texts/texts.ts";
import { unfinishedIn } from "../../../domain/texts/unfinished.ts";
import { conflictId } from "./drafts/ConflictView.tsx";
import { PublishBarView } from "./drafts/PublishBarView.tsx";
import { PublishTextView } from "./drafts/PublishTextView.tsx";
import { TextNotices } from "./drafts/TextNotices.tsx";
import { EditorView } from "./EditorView.tsx";
import { HelpForm } from "./forms/HelpForm.tsx";
import { TermsForm } from "./forms/TermsForm.tsx";
import { WelcomeForm } from "./forms/WelcomeForm.tsx";
import { HistoryView } from "./history/HistoryView.tsx";
import { useHistory } from "./history/useHistory.tsx";
import { ChoosesMedia } from "./pages/ChoosesMedia.tsx";
import { useText } from "./useText.ts";

export interface TextEditorProps {
  readonly kind: ContentKindName;
  readonly name: string;
}

/** One text: its form, the text as people read it, and its versions. */
export function TextEditor({ kind, name }: TextEditorProps) {
  const text = useText(kind, name);
  const { body, isShapeless, meanwhile } = text;
  const history = useHistory(kind, name, text.text.data?.version);
  const [isPublishing, setPublishing] = useState(false);
  const [note, setNote] = useState("");
  const words = wordsOfKind(kind);
  const isOwn = words?.isInstallations !== true;
  const isWritten = isOwn && !isShapeless;
  const title = name === "" ? (words?.title ?? kind) : `${words?.title}: ${name}`;
  const publish = async () => {
    if (await text.publish(note)) setNote("");
    // Where it could not be, what is to be decided or known stands behind the dialog.
    setPublishing(false);
  };
  return (
    <>
      <Loaded
        label="Loading the text"
        of={toLoadable(text.text)}
        skeleton={<Skeleton height={420} />}
        what="The text could not be loaded"
      >
        {(kept) => (
          <>
            <EditorView
              about={words?.about ?? ""}
              bar={
                <PublishBarView
                  isConflict={meanwhile !== undefined}
                  isWorking={text.isWorking}
                  onDrop={text.drop}
                  onPublish={() => setPublishing(true)}
                  onSaveDraft={text.saveDraft}
                  onShowConflict={showConflict}
                  shows={shownOf(text, kept)}
                  unfinished={isWritten ? unfinishedIn(kind, body) : undefined}
                />
              }
              command={isOwn ? undefined : `stopbank content put ${kind} <file>`}
              form={isWritten ? <ChoosesMedia>{formOf(kind, body, text.change)}</ChoosesMedia> : undefined}
              notices={<TextNotices kept={kept} newest={history.newest} text={text} />}
              preview={
                // A text that cannot be drawn leaves its form as it is.
                <Contributed
                  id="admin.text-preview"
                  load={loadPreview}
                  props={{ body: isWritten ? body : kept.body, kind }}
                  skeleton={<Skeleton height={180} />}
                />
              }
              previewTitle={words?.previewTitle}
              title={title}
            />
            <PublishTextView
              asksAgain={kind === "terms" && (body as ContentOf<"terms"> | null)?.ask_again === true}
              isOpen={isPublishing}
              isWorking={text.isWorking}
              note={note}
              onClose={() => setPublishing(false)}
              onNote={setNote}
              onPublish={() => void publish()}
              title={title}
              version={kept.version}
            />
          </>
        )}
      </Loaded>
      <HistoryView
        {...history.view}
        isWorking={text.isWorking}
        onRestore={isOwn ? text.restore : undefined}
      />
    </>
  );
}

function shownOf({ isUnsaved }: { isUnsaved: boolean }, { draft, version }: TextStanding) {
  if (isUnsaved) return "unsaved";
  if (draft !== undefined) return "draft";
  return version === 0 ? "nothing" : "published";
}

/** Takes the reader and the keyboard to where two texts are decided between, above a form that may be long. */
function showConflict() {
  const conflict = document.getElementById(conflictId);
  conflict?.scrollIntoView({ block: "start" });
  conflict?.focus({ preventScroll: true });
}

const loadPrioritisation = () => import("./prioritisation/PrioritisationSettings.tsx");
const loadProperty = () => import("./property/PropertySettings.tsx");
const loadReports = () => import("./reports/ReportsSettings.tsx");
const loadLanding = () =>
  import("./pages/LandingForm.tsx").then(({ LandingForm }) => ({ default: LandingForm }));
const loadOnboarding = () =>
  import("./pages/OnboardingForm.tsx").then(({ OnboardingForm }) => ({ default: OnboardingForm }));
const loadSummary = () =>
  import("./pages/SummaryForm.tsx").then(({ SummaryForm }) => ({ default: SummaryForm }));
const loadLinks = () =>
  import("./pages/SiteLinksForm.tsx").then(({ SiteLinksForm }) => ({ default: SiteLinksForm }));
const loadPreview = () => import("./TextPreview.tsx");

function formOf(kind: ContentKindName, body: unknown, change: (body: unknown) => void): ReactNode {
  if (kind === "terms") return <TermsForm body={body as ContentOf<"terms">} onChange={change} />;
  if (kind === "welcomeSidebar")
    return <WelcomeForm body={body as WelcomeSidebarContent} onChange={change} />;
  if (kind === "help") return <HelpForm body={body as ContentOf<"help">} onChange={change} />;
  if (kind === "prioritisation")
    return fetched("admin.prioritisation", loadPrioritisation, {
      body: body as ContentOf<"prioritisation">,
      onChange: change,
    });
  if (kind === "propertyExplorer")
    return fetched("admin.property", loadProperty, {
      body: body as ContentOf<"propertyExplorer">,
      onChange: change,
    });
  if (kind === "technicalReports")
    return fetched("admin.reports", loadReports, {
      body: body as ContentOf<"technicalReports">,
      onChange: change,
    });
  if (kind === "onboardingPage")
    return fetched("admin.onboarding", loadOnboarding, {
      page: body as ContentOf<"onboardingPage">,
      onChange: change,
    });
  if (kind === "summaryPage")
    return fetched("admin.summary", loadSummary, {
      tabs: body as ContentOf<"summaryPage">,
      onChange: change,
    });
  if (kind === "siteLinks")
    return fetched("admin.site-links", loadLinks, {
      links: body as ContentOf<"siteLinks">,
      onChange: change,
    });
  return fetched("admin.landing", loadLanding, { page: body as ContentOf<"landingPage">, onChange: change });
}

/** A form whose code is fetched when its text is first opened. */
const fetched = <Props extends object>(id: string, load: Lazy<Props>, props: Props): ReactNode => (
  <Contributed id={id} load={load} props={props} skeleton={<Skeleton height={420} />} />
);

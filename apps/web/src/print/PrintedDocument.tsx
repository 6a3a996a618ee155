import { mediaPrefix } from "@stopbank/contract/media-prefix";
import { MediaPrefix } from "@stopbank/markdown/media-prefix";
import { loadCode, ServicesProvider } from "@stopbank/plugin-api/browser";
import { type Printing, type ReportProps, usePending } from "@stopbank/plugin-api/print";
import { applyTheme } from "@stopbank/ui/theme";
import { Component, type ReactNode, Suspense, use, useLayoutEffect } from "react";
import { SWRConfig } from "swr";
import type { PreparedPrint } from "./preparePrint.ts";

export interface PrintedDocumentProps {
  readonly prepared: PreparedPrint;
  readonly search: string;
  readonly given: unknown;
  readonly paper: Printing;
}

/** A template in the client's colours, with all that it stands on. Whatever it throws is why there is no document. */
export function PrintedDocument({ prepared, search, given, paper }: PrintedDocumentProps) {
  const { client, host, template } = prepared;
  useLayoutEffect(() => applyTheme(client.config.theme), [client]);
  return (
    <FailedDocument paper={paper}>
      <SWRConfig value={answeredOnce}>
        <ServicesProvider services={host.services}>
          <MediaPrefix value={mediaPrefix(client.name)}>
            <Suspense fallback={<Coming />}>
              <Template load={template.load} search={search} given={given} />
            </Suspense>
          </MediaPrefix>
        </ServicesProvider>
      </SWRConfig>
    </FailedDocument>
  );
}

/** Nobody comes back to paper: what was answered stands, and what failed was tried a second time. */
const answeredOnce = {
  provider: () => new Map(),
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  errorRetryCount: 1,
  errorRetryInterval: 1_000,
};

interface TemplateProps extends ReportProps {
  readonly load: PreparedPrint["template"]["load"];
}

function Template({ load, ...asked }: TemplateProps) {
  const Loaded = use(loadCode(load));
  return <Loaded {...asked} />;
}

function Coming() {
  usePending(true, "the document's code");
  return null;
}

class FailedDocument extends Component<{ readonly paper: Printing; readonly children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.paper.fail(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

import type { BrowserFailure } from "@stopbank/contract/browser-failures";
import { browserEvent } from "./browserEvent.ts";
import { clientTag } from "./clientTag.ts";
import type { ReporterOptions } from "./openReporter.ts";
import { openSender } from "./openSender.ts";

export interface BrowserReporter {
  report(failure: BrowserFailure, client: string | undefined): void;
  close(): Promise<void>;
}

/** Passes on what pages tell of, apart from the server's own failures: whoever makes some up uses up none of theirs. */
export async function openBrowserReporter({
  dsn,
  release,
}: Omit<ReporterOptions, "service">): Promise<BrowserReporter | undefined> {
  if (dsn === undefined) return undefined;
  const { send, close } = await openSender(dsn, release);
  return {
    report: (failure, client) => send(browserEvent(failure, { release, client: clientTag(client) })),
    close,
  };
}

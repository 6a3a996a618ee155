import { mediaPrefix } from "@stopbank/contract/media-prefix";
import { MediaPrefix } from "@stopbank/markdown/media-prefix";
import {
  type ClientInfo,
  ServicesProvider,
  useClient,
  useOnReturn,
  useSession,
} from "@stopbank/plugin-api/browser";
import type { Host, ListedPlugin } from "@stopbank/plugin-api/browser-host";
import { keepAnswers } from "@stopbank/ui/keep-answers";
import { LogInOffer } from "@stopbank/ui/states";
import { applyTheme } from "@stopbank/ui/theme";
import { useEffect, useState } from "react";
import { SWRConfig, useSWRConfig } from "swr";
import type { Given } from "./firstPaint/given.ts";
import { FetchedContributedDialog } from "./host/FetchedContributedDialog.tsx";
import { HostProvider } from "./host/hostContext.ts";
import { startClientHost } from "./host/startClientHost.ts";
import { Frame } from "./menu/Frame.tsx";
import { Splash } from "./pages/Splash.tsx";
import { FetchedPalette } from "./palette/FetchedPalette.tsx";
import { browserPlugins } from "./plugins.ts";
import { Screen } from "./routing/Screen.tsx";
import { openLogin, toasts } from "./session/state.ts";
import { FetchedTerms } from "./terms/FetchedTerms.tsx";

const staleAfterMs = 20 * 60 * 1_000;

export interface ClientAppProps {
  /** The client in use. */
  readonly client: ClientInfo;
  /** The plugins there are, on or off; the same list for as long as the page stands. */
  readonly plugins?: readonly ListedPlugin[];
  /** What the document was drawn with, where it came drawn. */
  readonly given?: Given | undefined;
}

/** The app for one client: its own plugins, services, scenes, map, cache and colours, gone when another takes over. */
export function ClientApp({ client, plugins = browserPlugins, given }: ClientAppProps) {
  const host = useHost(client, plugins, given);
  const [cache] = useState(() => createCache(given));
  useEffect(() => {
    applyTheme(client.config.theme);
    return () => applyTheme(undefined);
  }, [client]);
  if (host === undefined) return <Splash />;
  return (
    <SWRConfig value={cache}>
      <HostProvider value={host}>
        <ServicesProvider services={host.services}>
          <RefreshOnReturn />
          <FollowVisits />
          <MediaPrefix value={mediaPrefix(client.name)}>
            <LogInOffer value={offerLogIn}>
              <Frame>
                <Screen />
              </Frame>
              <FetchedContributedDialog />
              <FetchedTerms />
              <FetchedPalette />
            </LogInOffer>
          </MediaPrefix>
        </ServicesProvider>
      </HostProvider>
    </SWRConfig>
  );
}

const offerLogIn = () => openLogin();

/** What was refused or did not arrive is asked for again. */
function RefreshOnReturn() {
  const { mutate } = useSWRConfig();
  useOnReturn(() => void mutate(() => true));
  return null;
}

/** Where somebody is remembered, for Home to lead back there: by code of its own, which nobody waits for. */
function FollowVisits() {
  const { name, displayName } = useClient();
  const { status, userUuid } = useSession();
  const person = status === "signed-in" ? userUuid : undefined;
  useEffect(() => {
    if (person === undefined) return;
    const left = new AbortController();
    import("./home/returning/followVisits.ts").then(
      (code) => code.followVisits(person, name, displayName, left.signal),
      // Without it, Home has nowhere to lead back to.
      () => undefined,
    );
    return () => left.abort();
  }, [person, name, displayName]);
  return null;
}

const createCache = ({ answers = {}, areAnswersNew = false, uses = [] }: Partial<Given> = {}) => ({
  // What is asked again and answered the same stays the same object: nobody draws it anew.
  provider: () => new Map(Object.entries(answers).map(([key, data]) => [key, { data }])),
  use: [keepAnswers(staleAfterMs, areAnswersNew ? Object.keys(answers) : []), ...uses],
  dedupingInterval: 0,
  errorRetryCount: 1,
  revalidateOnFocus: false,
  // `RefreshOnReturn` does.
  revalidateOnReconnect: false,
});

function useHost(
  client: ClientInfo,
  plugins: readonly ListedPlugin[],
  given: Given | undefined,
): Host | undefined {
  const [host, setHost] = useState(given?.host);
  useEffect(() => {
    if (given !== undefined) return given.leave;
    let isCurrent = true;
    const started = startClientHost(client, plugins);
    started.host.then(
      (made) => {
        if (!isCurrent) return;
        tellFaults(made);
        setHost(made);
      },
      (error: unknown) => {
        // What the shell itself offers could not be made: thrown where it is drawn, it ends at the error screen.
        if (isCurrent)
          setHost(() => {
            throw error;
          });
      },
    );
    return () => {
      isCurrent = false;
      started.leave();
    };
  }, [client, plugins, given]);
  return host;
}

function tellFaults({ faults }: Host): void {
  for (const { plugin, code, message } of faults) console.warn(`[${plugin}] ${code}: ${message}`);
  const faulty = [...new Set(faults.map(({ plugin }) => plugin))];
  if (faulty.length > 0) toasts.warning(`Part of the app could not be started: ${faulty.join(", ")}.`);
}

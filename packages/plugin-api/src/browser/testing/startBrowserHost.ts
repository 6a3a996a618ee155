import { createApiClient } from "@stopbank/contract/client";
import type { FeatureFlag } from "@stopbank/contract/flags";
import { emptyScene } from "@stopbank/scene/empty";
import { createScenes, type Scenes } from "@stopbank/scene/scenes";
import { termsOf } from "@stopbank/ui/terms";
import { createToaster, type Toaster } from "@stopbank/ui/toaster";
import { createElement, type ReactNode } from "react";
import type { BrowserPlugin, SessionInfo } from "../../browser.ts";
import * as shellTokens from "../../browser.ts";
import type { Manifest, Token } from "../../common.ts";
import type { ListedPlugin } from "../loadPlugin.ts";
import { type Host, startHost } from "../startHost.ts";
import { clientWith, flagsOf } from "./clientInfo.ts";

export { clientWith, flagsOf } from "./clientInfo.ts";

export interface TestShell {
  /** Flags the client has on. */
  readonly flags?: readonly FeatureFlag[];
  /** Of whoever is signed in; undefined for a visitor. */
  readonly roles?: readonly string[];
  /** The server. Without one, nothing is answered. */
  readonly answer?: (path: string, init: RequestInit) => Response | Promise<Response>;
  /** What else the shell offers, by token. */
  readonly services?: readonly (readonly [Token<unknown>, unknown])[];
  /** Other plugins that are there, for what they provide. */
  readonly beside?: readonly TestedPlugin[];
}

export interface TestedPlugin {
  readonly manifest: Manifest;
  readonly plugin: BrowserPlugin;
}

export interface TestedHost extends Host {
  readonly client: shellTokens.ClientInfo;
  readonly scenes: Scenes;
  readonly toaster: Toaster;
  /** Where plugins sent the reader, in order. */
  readonly went: readonly string[];
  /** Which dialogs plugins opened, by the id of the contribution; `shell.feedback` is the shell's own. */
  readonly opened: readonly string[];
  /** Where whoever was asked to log in would be taken after. */
  readonly askedToLogIn: readonly (string | undefined)[];
  /** As when another client is chosen. */
  leave(): void;
  /** Another person, or nobody without roles. */
  become(roles?: readonly string[]): void;
  /** Puts the services around what a plugin draws. */
  around(children: ReactNode): ReactNode;
}

/**
 * Runs the browser half of a plugin as the shell does, with real scenes and toasts, for a client named `testhaven`. What
 * leaves the page (calls, going elsewhere, dialogs, the log-in) is answered by the test or kept for it.
 */
export async function startBrowserHost(tested: TestedPlugin, shell: TestShell = {}): Promise<TestedHost> {
  const { flags = [], roles, answer = refuse, beside = [], services = [] } = shell;
  const client = clientWith(flagsOf(...flags));
  const left = new AbortController();
  const session = createSession(roles, left.signal);
  const toaster = createToaster();
  const went: string[] = [];
  const opened: string[] = [];
  let scenes: Scenes | undefined;
  const network: shellTokens.Network = {
    headers: () => ({ "x-requested-by": "stopbank", "ui-client-name": client.name }),
    fetch: async (path, init = {}) => {
      init.signal?.throwIfAborted();
      return answer(path, init);
    },
  };
  const call = createApiClient({
    baseUrl: "/api",
    headers: network.headers,
    fetch: (path, init) => network.fetch(String(path), init),
  });
  const host = await startHost([tested, ...beside].map(listed), client.config.feature_flags, {
    ownPaths: [],
    services: (contributions) => {
      const { name, config } = client;
      scenes = createScenes(emptyScene(name, config.default_location), contributions("sceneExtensions"));
      return [
        offer(shellTokens.network, network),
        offer(shellTokens.call, call),
        offer(shellTokens.session, session.live),
        offer(shellTokens.client, client),
        offer(shellTokens.clientLeft, left.signal),
        offer(shellTokens.terms, termsOf(client.preferences.term_preference)),
        offer(shellTokens.toaster, toaster),
        offer(shellTokens.navigation, {
          go: (href) => void went.push(href),
          openDialog: (id) => void opened.push(id),
        }),
        offer(shellTokens.feedback, {
          ask: () => void opened.push("shell.feedback"),
          shows: () => () => undefined,
        }),
        offer(shellTokens.palette, {
          open: (first) => void opened.push(`shell.palette ${first ?? ""}`.trim()),
        }),
        offer(shellTokens.scenes, scenes),
        offer(shellTokens.contributions, contributions),
        offer(
          shellTokens.manifests,
          [tested, ...beside].map(({ manifest }) => manifest),
        ),
        ...services,
      ];
    },
  });
  if (scenes === undefined) throw new Error("The host made no services.");
  return {
    ...host,
    client,
    scenes,
    toaster,
    went,
    opened,
    askedToLogIn: session.asked,
    leave: () => left.abort(),
    become: session.become,
    around: (children) => createElement(shellTokens.ServicesProvider, { services: host.services, children }),
  };
}

const listed = ({ manifest, plugin }: TestedPlugin): ListedPlugin => ({
  manifest,
  load: async () => ({ default: plugin }),
});

const offer = <T>(token: Token<T>, value: T): readonly [Token<unknown>, unknown] => [token, value];

const refuse = (path: string): never => {
  throw new Error(`The test answers nothing at ${path}.`);
};

function createSession(roles: readonly string[] | undefined, left: AbortSignal) {
  const asked: (string | undefined)[] = [];
  const listeners = new Set<() => void>();
  left.addEventListener("abort", () => listeners.clear());
  let info = sessionOf(roles);
  const live: shellTokens.Session = {
    get: () => info,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    askToLogIn: (returnTo) => void asked.push(returnTo),
    changeClient: () => undefined,
  };
  const become = (next?: readonly string[]) => {
    info = sessionOf(next);
    for (const listener of listeners) listener();
  };
  return { live, asked, become };
}

const sessionOf = (roles: readonly string[] | undefined): SessionInfo =>
  roles === undefined
    ? { status: "visitor", roles: [], clients: [], demo: false }
    : {
        status: "signed-in",
        email: "kiri@testhaven.example",
        userUuid: "kiri",
        roles,
        clients: [],
        demo: false,
      };

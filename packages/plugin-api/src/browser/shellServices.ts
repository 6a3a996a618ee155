import type { CallApi } from "@stopbank/contract/client";
import type {
  ClientConfig,
  ClientPreferences,
  Settings,
  WelcomeSidebarContent,
} from "@stopbank/contract/clients";
import type { ContentOf } from "@stopbank/contract/content";
import type { SiteLinks } from "@stopbank/contract/site-links";
import type { Scenes } from "@stopbank/scene/scenes";
import type { Terms } from "@stopbank/ui/terms";
import type { Toaster } from "@stopbank/ui/toaster";
import type { ComponentType } from "react";
import type { BrowserPoints } from "../browser.ts";
import { type Manifest, token } from "../common.ts";

/** A value that changes, as React's `useSyncExternalStore` takes it. `get` answers the same object until it does. */
export interface Live<T> {
  get(): T;
  /** @returns stops telling. */
  subscribe(changed: () => void): () => void;
}

export interface ClientChoice {
  readonly client_name: string;
  readonly subdomain: string;
  readonly display_name: string;
}

export interface SessionInfo {
  /** `expired`: the server ended the session; the page stays as it was, and the person may log in again at any time. */
  readonly status: "visitor" | "signed-in" | "expired";
  readonly email?: string;
  readonly userUuid?: string;
  /** In the client in use. */
  readonly roles: readonly string[];
  /** Those the person may use. */
  readonly clients: readonly ClientChoice[];
  /** Demonstration mode of the installation. */
  readonly demo: boolean;
}

export interface Session extends Live<SessionInfo> {
  /**
   * Opens the log-in dialog, which says `why`. After signing in the person is taken to `returnTo`, a path of this app,
   * in the client whose map that shows where they belong to it.
   */
  askToLogIn(returnTo?: string, why?: string): void;
  /** Goes over to another client of the person's and opens a path of this app there. */
  changeClient(clientName: string, returnTo: string): void;
}

/**
 * The client in use. It never changes while a plugin runs: choosing another client makes a new host, with new
 * services and an empty cache.
 */
export interface ClientInfo {
  readonly name: string;
  readonly displayName: string;
  readonly config: ClientConfig;
  readonly preferences: ClientPreferences;
  readonly settings: Settings;
}

export interface Navigation {
  /** @param href a path of this app, with query and hash as wished. */
  go(href: string, options?: { readonly replace?: boolean }): void;
  /** Shows a contributed dialog; focus returns to where it was when it closes. */
  openDialog(contributionId: string): void;
}

/** What stands on the screen, as far as a message to the organisation is about it. */
export interface FeedbackScreen {
  /** The layers on the map, by their names. */
  layers(): readonly string[];
  /** The map as it is now. */
  picture(): Promise<Blob>;
}

/** What people have to say to the organisation. */
export interface Feedback {
  /** Opens the dialog 'Submit Feedback'. What was typed there before and not sent is still there. */
  ask(): void;
  /** From now on messages list these layers, and the dialog offers this picture. @returns takes it back. */
  shows(screen: FeedbackScreen): () => void;
}

/** The way to our own server for what `call` does not do: `/bff/<plugin>/...`, files, map tiles. */
export interface Network {
  /**
   * As the global one, with the headers our server asks for. Answers of a client no longer in use never arrive: the
   * promise rejects with an AbortError.
   *
   * @param path of this origin, beginning with a slash.
   */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** For requests that something else makes, such as the map. */
  headers(): Record<string, string>;
}

/** What the shell draws for everybody, to be shown as it would be. Links and buttons in it lead nowhere. */
export interface Previews {
  /** The welcome page. */
  readonly Welcome: ComponentType<{
    readonly content: WelcomeSidebarContent;
    readonly displayName: string;
  }>;
  readonly Notes: ComponentType<{ readonly notes: ContentOf<"releaseNotes"> }>;
  /** What Home says on its tabs, one below the other. */
  readonly Landing: ComponentType<{
    readonly page: ContentOf<"landingPage">;
    readonly displayName: string;
  }>;
  /** Getting Started. */
  readonly Onboarding: ComponentType<{ readonly page: ContentOf<"onboardingPage"> }>;
  /** What becomes of links to other sites, and the notice of a page that has moved. */
  readonly Links: ComponentType<{ readonly links: SiteLinks }>;
  /** The side menu and the log-in, in the colours of whatever they stand in. */
  readonly Brand: ComponentType<{ readonly logos: ClientConfig["logos"]; readonly displayName: string }>;
}

/**
 * Aborted when the client is no longer in use. What a service begins that would go on by itself (a timer, a subscription
 * elsewhere) ends with it; `session` forgets its subscribers, and `network` answers nothing any more, by themselves.
 */
export const clientLeft = token<AbortSignal>("shell.clientLeft");
/** The API's calls, with the client and the session seen to. Answers of a client no longer in use never arrive. */
export const call = token<CallApi>("shell.call");
export const network = token<Network>("shell.network");
export const session = token<Session>("shell.session");
export const client = token<ClientInfo>("shell.client");
export const terms = token<Terms>("shell.terms");
export const toaster = token<Toaster>("shell.toaster");
/** What plugins that are on add to a place, for everybody, in order: the same list each time. */
export const contributions =
  token<<P extends keyof BrowserPoints>(place: P) => readonly BrowserPoints[P][]>("shell.contributions");
/** What every plugin says of itself, on or off. */
export const manifests = token<readonly Manifest[]>("shell.manifests");
export const feedback = token<Feedback>("shell.feedback");
/** Fetches what draws them. */
export const previews = token<() => Promise<Previews>>("shell.previews");
export const navigation = token<Navigation>("shell.navigation");
/**
 * The scenes of this client's map pages, one for each page. A page begins empty at the client's location, and is found
 * as it was when one comes back to it.
 */
export const scenes = token<Scenes>("shell.scenes");

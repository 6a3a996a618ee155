import type { FeatureFlag } from "@stopbank/contract/flags";
import type { RoleAccess } from "@stopbank/contract/roles";
import type { PluginPage } from "./page.ts";

export type { PluginPage } from "./page.ts";

/** What is known of a plugin before any of its code is loaded. Plain data that both halves share. */
export interface Manifest {
  /** kebab-case: the folder name and the BFF path prefix. */
  readonly id: string;
  /** The client flag that switches the plugin on; absent: always on (risk, guide pages). */
  readonly enabledBy?: FeatureFlag;
  /** A client flag that switches it off again (`riskModuleIsInDevelopment`). */
  readonly disabledBy?: FeatureFlag;
  /** Plugins that must be on as well; where one is off, this one is left out and the log says so. */
  readonly requires?: readonly string[];
  /** Further flags its contributions read (`attributeFilters`, `sideDrawerReport`). */
  readonly flags?: readonly FeatureFlag[];
  /** Every page it brings: what is not in a page of its own, no route of it shows. */
  readonly pages?: readonly PluginPage[];
  /** Addresses a page had once, with where each leads now: `{ "/map": "/risk" }`. What is asked for there goes along. */
  readonly formerAddresses?: Readonly<Record<string, string>>;
}

export interface Contribution {
  /** `<plugin id>.<name>`, unique in the app. */
  readonly id: string;
  /** One of the manifest's flags; the entry exists only where it is on. */
  readonly flag?: FeatureFlag;
  /** Shown only to a signed-in user, or only to one of a role. The server checks again. */
  readonly access?: RoleAccess;
  /** Ascending, 0 without one. Ties go by id, so order never depends on what loaded first. */
  readonly order?: number;
}

/** A typed name for a service: the only way one plugin uses another's running code. */
export interface Token<T> {
  readonly name: string;
  readonly optional?: true;
  /** Never set: it carries the type. */
  readonly __type?: T;
}

export const token = <T>(name: string): Token<T> => ({ name });

/** As a need: the service, or undefined where no plugin that is on provides it. */
export const optional = <T>(wanted: Token<T>): Token<T | undefined> => ({ ...wanted, optional: true });

export type Get = <T>(wanted: Token<T>) => Promise<T>;

export type Needs = Readonly<Record<string, Token<unknown>>>;
export type Given<N extends Needs> = { readonly [K in keyof N]: N[K] extends Token<infer T> ? T : never };

export interface Service {
  readonly token: Token<unknown>;
  readonly needs: Needs;
  create(given: never): unknown;
}

/** Declares a service: made once, on first use, after everything in `needs`. Cycles fail at start-up. */
export const service = <T, const N extends Needs>(
  provides: Token<T>,
  needs: N,
  create: (given: Given<N>) => T | Promise<T>,
): Service => ({ token: provides, needs, create });

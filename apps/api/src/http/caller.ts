import type { PreviewFlags } from "@stopbank/contract/preview";
import type { Route } from "@stopbank/contract/route";
import type { Role } from "@stopbank/store";
import type { Client } from "@stopbank/store/clients";

/** A client the caller may act in. */
export interface OwnClient extends Client {
  /** Absent for a visitor in the public client. */
  readonly role?: Role;
  readonly acceptedTermsAt?: Date;
  /** Features that an administrator looks at as they might stand. */
  readonly previewFlags?: PreviewFlags;
}

/** A person, or nobody: a visitor. */
export interface Person {
  readonly userId?: string;
  /** The sign-in of whoever has signed in themselves: no job and no API token of theirs. */
  readonly familyId?: string;
  /** The one client that they are let into: by a job or an API token of theirs, or by that client's own provider. */
  readonly onlyClientId?: string;
  /** Signed in by themselves, and not by a client's provider: some clients do not take that. */
  readonly byPassword?: true;
  /** The API token that asks for them. */
  readonly token?: { readonly id: string; readonly name: string; readonly scopes: readonly string[] };
}

/** Who asks, in the client they act in. `userId` is absent for a visitor. */
export interface ClientCaller {
  readonly client: OwnClient;
  readonly userId?: string;
}

export interface MemberCaller {
  readonly client: OwnClient & { readonly role: Role };
  readonly userId: string;
}

/** What a route's handler knows of who asks: as much as the route's `access` promises. */
export type CallerOf<R extends Route> = R extends { access: "public" }
  ? undefined
  : R extends { anyClient: true }
    ? R extends { access: "visitor" }
      ? Person
      : Person & { readonly userId: string }
    : R extends { access: "visitor" }
      ? ClientCaller
      : MemberCaller;

import type { Static, TObject, TSchema } from "typebox";
import type { RoleAccess } from "./people/roles.ts";
import type { TokenScope } from "./people/tokenScopes.ts";
import type { FeatureFlag } from "./schemas/client/flags.ts";

/**
 * Who may call: anyone at all; anyone with a client (visitors act as the public one); a signed-in user; one of a role; one who looks
 * after the installation. An operator is one by an order of the command line and in no client, and only signed in by themselves: not by
 * a client's provider, with an API token, as a job or in a preview.
 */
export type Access = "public" | "visitor" | RoleAccess | "operator";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** What a file is sent as, whatever is in it. */
export const fileBytes = "application/octet-stream";

/**
 * One request that works on the demonstration as it stands, and what comes back, shortened where it is long. OpenAPI shows it to
 * whoever writes a program. Tests hold it to the schemas, and send those of exports, of jobs and of what reads texts, stories, views and media.
 */
export interface RouteExample {
  readonly params?: Readonly<Record<string, string>>;
  readonly rest?: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
  /** The answer to success, of a call that answers in JSON. */
  readonly response?: object;
  /** Of the answer of one that sends a file. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Another call's example comes first, and says what these parameters are: where in its answer, as OpenAPI's links have it. */
  readonly after?: {
    readonly call: string;
    readonly params: Readonly<Record<string, `$response.body#/${string}`>>;
  };
}

/**
 * One call of the API. Validation, response serialisation, OpenAPI, the typed client and the fuzz test are
 * all driven by this, so a call exists in one place only.
 */
export interface Route {
  readonly method: Method;
  /** Fastify form. A trailing `*` takes the rest of the path: coordinates are longer than a parameter may be. */
  readonly path: string;
  /** What the `*` stands for, in words and for the typed client. */
  readonly wildcard?: string;
  readonly access: Access;
  /** The call is about the person, not about one client: `ui-client-name` is not read. */
  readonly anyClient?: true;
  /**
   * Of a call about the person that changes something: whoever was signed in by one client's provider may make it too. Never for
   * what they could log in with, or belong to, elsewhere.
   */
  readonly byProvider?: true;
  /** It takes a body and changes nothing: work that reads and nothing else, such as a report, may make the call too. */
  readonly asks?: true;
  /** What a program's API token has to have for the call. Without it no such token may make it. */
  readonly scope?: TokenScope;
  /** The call answers 404 where the client has this flag off. */
  readonly flag?: FeatureFlag;
  readonly tag: string;
  readonly summary: string;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly headers?: TObject;
  readonly body?: TSchema;
  /** The body is bytes and no JSON: of any media type that the caller likes, sent as this one. */
  readonly consumes?: typeof fileBytes;
  /** The answer to success; for bytes, `produces` names the media type and this describes them. */
  readonly response: TSchema;
  readonly status?: 200 | 201 | 202;
  readonly produces?: string;
  /** Answers other than success and the error shape, by status (449 at sign-in; 204, without a body). */
  readonly also?: Readonly<Record<number, TSchema>>;
  readonly example?: RouteExample;
  /** The largest body taken, in bytes. Without it, 1 MiB. */
  readonly bodyLimitBytes?: number;
}

/** Keeps the literal types of a table of routes. */
export const defineRoutes = <const T extends Readonly<Record<string, Route>>>(table: T): T => table;

/**
 * Every path a call answers at: the slash at the end of one is optional, but after a parameter of one without; a wildcard
 * may be left out with its slash.
 */
export function pathsOf({ path }: Pick<Route, "path">): string[] {
  if (path.endsWith("/*")) return [path, path.slice(0, -2)];
  if (path.endsWith("/")) return [path, path.slice(0, -1)];
  return path.includes(":") ? [path] : [path, `${path}/`];
}

type StaticOr<S, Otherwise> = S extends TSchema ? Static<S> : Otherwise;

/** What a caller hands over for a route. */
export type RequestOf<R extends Route> = (R extends { params: TSchema }
  ? { params: Static<R["params"]> }
  : { params?: never }) &
  (R extends { wildcard: string } ? { rest: string } : { rest?: never }) &
  (R extends { query: TSchema } ? { query?: Static<R["query"]> } : { query?: never }) &
  (R extends { consumes: string }
    ? { body: Blob }
    : R extends { body: TSchema }
      ? { body: Static<R["body"]> }
      : { body?: never });

/** What a route answers on success. */
export type ResponseOf<R extends Route> = R extends { produces: string }
  ? ArrayBuffer
  : StaticOr<R["response"], undefined>;

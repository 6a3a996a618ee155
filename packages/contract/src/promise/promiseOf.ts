import type { Route } from "../route.ts";

/** A JSON Schema, as far as a promise looks at it. */
export interface PromisedSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, PromisedSchema>>;
  readonly items?: PromisedSchema;
  readonly anyOf?: readonly PromisedSchema[];
}

/** What whoever writes a program against a call relies on. */
export interface PromisedCall {
  readonly method: string;
  readonly path: string;
  readonly scope?: string;
  readonly status: number;
  readonly produces?: string;
  readonly asked: Readonly<Partial<Record<"params" | "query" | "body", PromisedSchema>>>;
  readonly answered: PromisedSchema;
}

/** What a call promises: plain JSON. */
export function promiseOf({ method, path, scope, produces, status = 200, ...route }: Route): PromisedCall {
  const { params, query, body, response } = route;
  const promise = {
    method,
    path,
    scope,
    status,
    produces,
    asked: { params, query, body },
    answered: response,
  };
  return JSON.parse(JSON.stringify(promise)) as PromisedCall;
}

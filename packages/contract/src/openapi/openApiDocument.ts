import type { TObject } from "typebox";
import { tokenScopes } from "../people/tokenScopes.ts";
import type { Route } from "../route.ts";
import { ErrorBody } from "../schemas/client/error.ts";
import { referenced, schemaComponents } from "./references.ts";

export interface OpenApiAbout {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  /** Where the calls are answered, relative to the document: `/` on the API, `/api` on the BFF. */
  readonly servers: readonly { readonly url: string; readonly description: string }[];
}

const errorAnswers = {
  400: "The request is not as described here; the message names what is wrong.",
  401: "The access token is missing, false or of an ended sign-in; an expired one is answered with the bare text `TokenExpired`.",
  403: "Not this caller's to do, or not the caller's client.",
  404: "No such thing in the client in use.",
  413: "The body, or the area in it, is too large.",
  414: "The address is too long; send the area in the body or keep it with POST /areas.",
  429: "Too many attempts, or more requests than the API token has in a minute; `Retry-After` says how many seconds to wait.",
  503: "Not possible at the moment; try again.",
} as const;

/** The OpenAPI 3.1 document of a table of routes. */
export function openApiDocument(routes: Readonly<Record<string, Route>>, about: OpenApiAbout) {
  const { servers, ...info } = about;
  const paths: Record<string, Record<string, object>> = {};
  for (const [id, route] of Object.entries(routes)) {
    const path = openApiPath(route);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(id, route) };
  }
  return {
    openapi: "3.1.0",
    info: { ...info, license: { name: "Apache-2.0", identifier: "Apache-2.0" } },
    servers,
    tags: [...new Set(Object.values(routes).map((route) => route.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: schemaComponents(),
      securitySchemes: {
        accessToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        apiToken: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "sbt_",
          description: `An API token, made in Administration or with \`stopbank token add\`. It acts in one client, and may make the calls whose scope it has: ${Object.entries(
            tokenScopes,
          )
            .map(([name, { title }]) => `\`${name}\` (${title.toLowerCase()})`)
            .join(", ")}.`,
        },
        password: { type: "http", scheme: "basic" },
      },
    },
  };
}

/** OpenAPI has no wildcard: the rest of the path becomes a parameter `rest`, which may hold slashes. */
const openApiPath = (route: Route) => route.path.replace(/:([A-Za-z_]+)/g, "{$1}").replace(/\*$/, "{rest}");

function operation(operationId: string, route: Route): object {
  return {
    operationId,
    tags: [route.tag],
    summary: route.summary,
    ...(route.flag === undefined ? {} : { description: `404 where the client has \`${route.flag}\` off.` }),
    security: security(route),
    parameters: parameters(route),
    ...(route.consumes === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { [route.consumes]: { schema: { type: "string", format: "binary" } } },
          },
        }),
    ...(route.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { "application/json": { schema: referenced(route.body) } },
          },
        }),
    responses: responses(route),
  };
}

function security(route: Route): object[] {
  if (route.headers?.properties?.authorization !== undefined) return [{ password: [] }];
  if (route.access === "public") return [];
  return [
    ...(route.access === "visitor" ? [{}] : []),
    { accessToken: [] },
    ...(route.scope === undefined ? [] : [{ apiToken: [route.scope] }]),
  ];
}

function parameters(route: Route): object[] {
  const parametersIn = (place: "path" | "query", schema: TObject | undefined) =>
    Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
      name,
      in: place,
      required: place === "path" || (schema?.required?.includes(name) ?? false),
      ...("description" in property ? { description: property.description } : {}),
      schema: referenced(property),
    }));
  const rest =
    route.wildcard === undefined
      ? []
      : [
          {
            name: "rest",
            in: "path",
            required: true,
            description: route.wildcard,
            schema: { type: "string" },
          },
        ];
  const client =
    route.access === "public" || route.anyClient
      ? []
      : [
          {
            name: "ui-client-name",
            in: "header",
            required: false,
            description: "The client to act in: one of the caller's own. Without it, the first of them.",
            schema: { type: "string" },
          },
        ];
  return [...parametersIn("path", route.params), ...rest, ...parametersIn("query", route.query), ...client];
}

function responses(route: Route): Record<string, object> {
  const answers: Record<string, object> = {
    [route.status ?? 200]: {
      description: route.summary,
      content:
        route.produces === undefined
          ? { "application/json": { schema: referenced(route.response) } }
          : { [route.produces]: {} },
    },
  };
  for (const [status, schema] of Object.entries(route.also ?? {}))
    answers[status] =
      status === "204"
        ? { description: "There is nothing, which is no failure." }
        : {
            description: "As the specification fixes it.",
            content: { "application/json": { schema: referenced(schema) } },
          };
  for (const [status, description] of Object.entries(errorAnswers))
    answers[status] = { description, content: { "application/json": { schema: referenced(ErrorBody) } } };
  return answers;
}

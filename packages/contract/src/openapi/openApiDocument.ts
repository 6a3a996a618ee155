import { tokenScopes } from "../people/tokenScopes.ts";
import type { Route } from "../route.ts";
import { ErrorBody } from "../schemas/client/error.ts";
import { linksOf } from "./links.ts";
import { openApiPath, parameters } from "./parameters.ts";
import { referenced, schemaComponents } from "./references.ts";

export interface OpenApiAbout {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  /** Where the calls are answered, relative to the document: `/` on the API, `/api` on the BFF. */
  readonly servers: readonly Server[];
}

interface Server {
  readonly url: string;
  readonly description: string;
}

/** Where calls are answered that the BFF does itself. */
const atBff: readonly Server[] = [{ url: "/", description: "At the BFF" }];

type Table = Readonly<Record<string, Route>>;

const errorAnswers = {
  400: "The request is not as described here; the message names what is wrong.",
  401: "The access token is missing, false or of an ended sign-in; an expired one is answered with the bare text `TokenExpired`.",
  403: "Not this caller's to do, or not the caller's client.",
  404: "No such thing in the client in use.",
  409: "It does not fit what is there, such as a `key` that something else was asked for with; the message says what.",
  413: "The body, or the area in it, is too large.",
  414: "The address is too long; send the area in the body or keep it with POST /areas.",
  429: "Too many attempts, or more requests than the API token has in a minute; `Retry-After` says how many seconds to wait.",
  503: "Not possible at the moment; try again.",
} as const;

/**
 * The OpenAPI 3.1 document of a table of routes.
 *
 * @param bffRoutes calls that the BFF answers itself, whose paths are from its own address.
 */
export function openApiDocument(routes: Table, about: OpenApiAbout, bffRoutes: Table = {}) {
  const { servers, ...info } = about;
  const all = { ...routes, ...bffRoutes };
  const paths: Record<string, Record<string, object>> = {};
  for (const [id, route] of Object.entries(all)) {
    const path = openApiPath(route);
    paths[path] = {
      ...(id in bffRoutes ? { servers: atBff } : {}),
      ...paths[path],
      [route.method.toLowerCase()]: operation(id, route, linksOf(id, all)),
    };
  }
  return {
    openapi: "3.1.0",
    info: { ...info, license: { name: "Apache-2.0", identifier: "Apache-2.0" } },
    servers,
    tags: [...new Set(Object.values(all).map((route) => route.tag))].map((name) => ({ name })),
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

function operation(operationId: string, route: Route, links: object): object {
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
            content: {
              "application/json": { schema: referenced(route.body), ...exampleOf(route.example?.body) },
            },
          },
        }),
    responses: responses(route, links),
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

const exampleOf = (example: unknown) => (example === undefined ? {} : { example });

const headersOf = (headers: Readonly<Record<string, string>>) =>
  Object.keys(headers).length === 0
    ? {}
    : {
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, example]) => [name, { schema: { type: "string" }, example }]),
        ),
      };

function responses(route: Route, links: object): Record<string, object> {
  const { response, headers = {} } = route.example ?? {};
  const answers: Record<string, object> = {
    [route.status ?? 200]: {
      description: route.summary,
      ...headersOf(headers),
      content:
        route.produces === undefined
          ? { "application/json": { schema: referenced(route.response), ...exampleOf(response) } }
          : { [route.produces]: {} },
      ...(Object.keys(links).length === 0 ? {} : { links }),
    },
  };
  for (const [status, schema] of Object.entries(route.also ?? {}))
    answers[status] =
      status === "204"
        ? { description: "There is nothing, which is no failure." }
        : {
            description: status === "200" ? "It is there already." : "As the specification fixes it.",
            content: { "application/json": { schema: referenced(schema) } },
          };
  for (const [status, description] of Object.entries(errorAnswers))
    answers[status] = { description, content: { "application/json": { schema: referenced(ErrorBody) } } };
  return answers;
}

import type { TObject } from "typebox";
import type { Route } from "../route.ts";
import { referenced } from "./references.ts";

/** OpenAPI has no wildcard: the rest of the path becomes a parameter `rest`, which may hold slashes. */
export const openApiPath = (route: Pick<Route, "path">): string =>
  route.path.replace(/:([A-Za-z_]+)/g, "{$1}").replace(/\*$/, "{rest}");

/** What a call takes in its path, its query and its headers. */
export function parameters(route: Route): object[] {
  const { example = {} } = route;
  const parametersIn = (
    place: "path" | "query",
    schema: TObject | undefined,
    examples: Readonly<Record<string, unknown>> = {},
  ) =>
    Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
      name,
      in: place,
      required: place === "path" || (schema?.required?.includes(name) ?? false),
      ...("description" in property ? { description: property.description } : {}),
      schema: referenced(property),
      ...(examples[name] === undefined ? {} : { example: examples[name] }),
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
            ...(example.rest === undefined ? {} : { example: example.rest }),
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
  return [
    ...parametersIn("path", route.params, example.params),
    ...rest,
    ...parametersIn("query", route.query, example.query),
    ...client,
  ];
}

import type { Route } from "../route.ts";

/** What calls follow from a call's answer: those whose example comes after its own. */
export const linksOf = (id: string, routes: Readonly<Record<string, Route>>): Record<string, object> =>
  Object.fromEntries(
    Object.entries(routes).flatMap(([operationId, { example }]) =>
      example?.after?.call === id ? [[operationId, { operationId, parameters: example.after.params }]] : [],
    ),
  );

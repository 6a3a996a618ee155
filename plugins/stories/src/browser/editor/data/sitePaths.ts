import { matchRoute, type Parser } from "wouter";

/** Pages that no plugin brings. */
const shellPaths = [
  "/",
  "/home/:tab?",
  "/new-landing",
  "/onboarding",
  "/access",
  "/accessibility",
  "/adaptation",
  "/live",
  "/landuse",
  "/account",
  "/auth/login",
  "/auth/forgot-password",
  "/auth/reset-password",
];

/** Whether a path of this site leads to a page: one of the shell's, or one that a plugin brings. */
export const isSitePath = (
  path: string,
  parser: Parser,
  routes: readonly { readonly path: string }[],
): boolean =>
  [...shellPaths, ...routes.map((route) => route.path)].some(
    (pattern) => matchRoute(parser, pattern, path)[0],
  );

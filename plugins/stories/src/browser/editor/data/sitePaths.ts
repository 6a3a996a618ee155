import { matchRoute, type Parser } from "wouter";
import type { ListedStory } from "../../../domain/editing/listedStories.ts";
import { storiesPath, storyAt } from "../../../domain/storyAddress.ts";

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

/**
 * Whether a path leads to no story though it is a story's: to none of those that are read or begun. Stories that lead to each other are
 * published one after the other.
 */
export const missesStory = (
  path: string,
  stories: readonly Pick<ListedStory, "id" | "isWithdrawn">[],
): boolean => {
  if (!path.startsWith(`${storiesPath}/`)) return false;
  const id = storyAt(path);
  return id !== undefined && !stories.some((story) => story.id === id && !story.isWithdrawn);
};

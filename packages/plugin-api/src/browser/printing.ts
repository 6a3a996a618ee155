import { useLayoutEffect } from "react";
import { token } from "../common.ts";
import { useOptionalService } from "./services.ts";

/** What a document on paper tells whoever prints it. Screens have nobody to tell. */
export interface Printing {
  /**
   * Something of the document is still to come.
   *
   * @param what in words, for whoever looks why a document never came: "the map".
   * @returns says that it is there. More than once does no more.
   */
  wait(what: string): () => void;
  /** The document cannot be printed. The first reason is the one that is told. */
  fail(why: unknown): void;
}

/** Offered where a document is printed, and nowhere else. */
export const printing = token<Printing>("print.printing");

/**
 * Keeps a document from being printed while something of it is still to come. On a screen it does nothing.
 *
 * @param what in words: "the map".
 */
export function usePending(isPending: boolean, what: string): void {
  const paper = useOptionalService(printing);
  // Before anything is painted, so that no moment passes between one wait and the next.
  useLayoutEffect(() => (isPending ? paper?.wait(what) : undefined), [isPending, paper, what]);
}

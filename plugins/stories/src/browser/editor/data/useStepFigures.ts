import type { CallApi } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import type { AskedFigure, StepToFigure } from "@stopbank/contract/story-figures";
import { useEffect, useState } from "react";
import {
  type AskedPlace,
  bookOf,
  type FigureBook,
  missingIn,
  withAnswer,
} from "../../../domain/editing/figureBook.ts";

/** The engine is asked once nobody has typed for so long, in milliseconds. */
const settleMs = 500;

export interface StepFigures {
  readonly state: "known" | "coming" | "failed";
  readonly byName: ReadonlyMap<string, AskedFigure>;
  /** The data that they are of; undefined until any is known. */
  readonly datasetVersion: string | undefined;
  retry(): void;
}

/**
 * The figures of a step that is being written, from the engine: those alone that are not known yet within its place, in one call at a time,
 * which ends when something else is wanted.
 */
export function useStepFigures(call: CallApi, place: AskedPlace, names: readonly string[]): StepFigures {
  const [book, setBook] = useState<FigureBook>();
  const [failed, setFailed] = useState<string>();
  const missing = missingIn(book, place, names);
  const wanted = missing.length === 0 ? undefined : JSON.stringify({ ...place, names: missing });
  const isFailed = wanted !== undefined && wanted === failed;
  useEffect(() => {
    if (wanted === undefined || isFailed) return;
    const left = new AbortController();
    const asked = JSON.parse(wanted) as StepToFigure & AskedPlace;
    const timer = setTimeout(async () => {
      try {
        const answer = await call(routes.stepFigures, { body: asked }, { signal: left.signal });
        setBook((before) => withAnswer(before, asked, answer));
      } catch (error) {
        if (left.signal.aborted) return;
        console.warn("The figures of the step could not be worked out.", error);
        setFailed(wanted);
      }
    }, settleMs);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [call, wanted, isFailed]);
  const here = bookOf(book, place);
  return {
    state: isFailed ? "failed" : wanted === undefined ? "known" : "coming",
    byName: here?.byName ?? nothing,
    datasetVersion: here?.datasetVersion,
    retry: () => setFailed(undefined),
  };
}

const nothing: ReadonlyMap<string, AskedFigure> = new Map();

import type { AreaFile } from "@stopbank/contract/area-file";
import type { AreaMaking, AreaShape, AreaSource } from "@stopbank/contract/area-making";
import { ApiError } from "@stopbank/contract/client";
import type { StoredArea } from "@stopbank/contract/geometry";
import { routes } from "@stopbank/contract/routes";
import { useCall } from "@stopbank/plugin-api/browser";
import { setStoredArea } from "@stopbank/scene/filtering";
import { useRef, useState } from "react";
import { useMapPage } from "../page/mapPageContext.ts";
import { metresOf } from "./shapeWords.ts";

/** Where a person is on the way to an area. */
export type AreaStep =
  | { readonly at: "ways" }
  | { readonly at: "working"; readonly what: string }
  | { readonly at: "failed"; readonly file: File; readonly error: Error }
  | { readonly at: "shapes"; readonly file: AreaFile; readonly chosen: readonly number[] };

const systemFaults = ["no-reference-system", "wrong-reference-system", "unknown-reference-system"];
export const asksForSystem = (error: Error): boolean =>
  error instanceof ApiError && systemFaults.some((fault) => error.code === `area-file/${fault}`);

export interface AreaWork {
  readonly step: AreaStep;
  /** Why the last area could not be made. */
  readonly failure: Error | undefined;
  read(file: File, system?: string): Promise<void>;
  choose(chosen: readonly number[]): void;
  /** Makes an area and puts it on the map. @param buffer in metres, as it was typed. */
  make(from: readonly AreaSource[], buffer: string): Promise<void>;
  back(): void;
  cancel(): void;
}

/** Reads files and makes areas, one at a time. @param onMade the area stands on the map. */
export function useAreaWork(onMade: (area: StoredArea) => void): AreaWork {
  const call = useCall();
  const { store } = useMapPage();
  const [step, setStep] = useState<AreaStep>({ at: "ways" });
  const [failure, setFailure] = useState<Error>();
  const running = useRef<AbortController>(undefined);
  /** Answers of what was begun before, or given up, are not heard. */
  const begin = (what: string) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setFailure(undefined);
    setStep({ at: "working", what });
    return own.signal;
  };
  const back = () => setStep({ at: "ways" });
  return {
    step,
    failure,
    async read(file, system) {
      const signal = begin(`Reading ${file.name}`);
      try {
        const query = { name: file.name.slice(0, 200), ...(system === undefined ? {} : { crs: system }) };
        const read = await call(routes.readAreaFile, { query, body: file }, { signal });
        const sound = read.features.flatMap(({ fault }, i) => (fault === undefined ? [i] : []));
        setStep({ at: "shapes", file: read, chosen: sound.length === 1 ? sound : [] });
      } catch (error) {
        if (!signal.aborted) setStep({ at: "failed", file, error: error as Error });
      }
    },
    choose: (chosen) => {
      if (step.at === "shapes") setStep({ ...step, chosen });
    },
    async make(from, buffer) {
      const before = step;
      const signal = begin("Working out the area");
      const metres = metresOf(buffer);
      const body: AreaMaking = {
        from: [...from],
        ...(metres === undefined ? {} : { buffer_metres: metres }),
      };
      try {
        const made = await call(routes.makeArea, { body }, { signal });
        store.apply(setStoredArea(made.area_id));
        setStep({ at: "ways" });
        onMade(made);
      } catch (error) {
        if (signal.aborted) return;
        setFailure(error as Error);
        setStep(before);
      }
    },
    back,
    cancel() {
      running.current?.abort();
      back();
    },
  };
}

/** The chosen shapes of a file, as what an area is made from. */
export const chosenSources = ({ features }: AreaFile, chosen: readonly number[]): AreaSource[] =>
  chosen.flatMap((i) => {
    const feature = features[i];
    return feature === undefined ? [] : [{ geometry: feature.geometry as AreaShape }];
  });

import type { ComponentType } from "react";
import type { Lazy } from "../browser.ts";

/** Marked as React marks one that it knows: what has arrived is drawn at once, without a moment of waiting. */
type Code<Props extends object> = Promise<ComponentType<Props>>;

// Code alone, which is the same for every client.
const codes = new WeakMap<object, unknown>();

/** The component behind a contribution. Whoever asks ahead finds it when it is shown, also where the network is gone by then. */
export function loadCode<Props extends object>(load: Lazy<Props>): Code<Props> {
  // Put there below, under the very function that has the type.
  const former = codes.get(load) as Code<Props> | undefined;
  if (former !== undefined) return former;
  const code: Code<Props> = new Promise<Awaited<ReturnType<Lazy<Props>>>>((done) => done(load())).then(
    ({ default: loaded }) => {
      if (loaded === undefined) throw new Error("Its module has no default export.");
      Object.assign(code, { status: "fulfilled", value: loaded });
      return loaded;
    },
  );
  codes.set(load, code);
  return code;
}

/** The next who asks has it loaded anew: a load that failed stays failed. */
export const forgetCode = <Props extends object>(load: Lazy<Props>) => void codes.delete(load);

import { randomUUID } from "node:crypto";
import type { ErrorEvent, StackFrame } from "@sentry/node";

export interface Reported {
  /** Where it is known by one already. */
  readonly id?: string | undefined;
  readonly platform: "node" | "javascript";
  readonly release: string;
  /** The kind of error. */
  readonly type: string;
  /** A code for it, never its words. */
  readonly value: string;
  readonly frames: readonly StackFrame[];
  readonly tags: Readonly<Record<string, string | undefined>>;
}

/** An event as it is sent, built from nothing: scrubbing what a library collects forgets something. */
export const reportedEvent = ({
  id = randomUUID().replaceAll("-", ""),
  platform,
  release,
  type,
  value,
  frames,
  tags,
}: Reported): ErrorEvent => ({
  type: undefined,
  event_id: id,
  timestamp: Date.now() / 1_000,
  level: "error",
  platform,
  release,
  exception: { values: [{ type, value, stacktrace: { frames: [...frames] } }] },
  tags: Object.fromEntries(
    Object.entries(tags).filter((tag): tag is [string, string] => tag[1] !== undefined),
  ),
});

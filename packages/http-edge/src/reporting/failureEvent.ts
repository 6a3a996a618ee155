import { randomUUID } from "node:crypto";
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { ErrorEvent, StackFrame } from "@sentry/node";
import { DomainError } from "@stopbank/errors";

/** Where a failure happened. Nothing in it comes from a caller but the client's name, which has a narrow form. */
export interface FailurePlace {
  /** `api`, `bff`. */
  readonly service: string;
  readonly release: string;
  readonly requestId?: string | undefined;
  readonly method?: string | undefined;
  /** The route as it was declared, never the address that was asked for. */
  readonly route?: string | undefined;
  readonly client?: string | undefined;
}

/** Reads the calls off an error's stack. */
export type ParseStack = (stack: string) => StackFrame[];

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/**
 * What is told of a failure, built from nothing: scrubbing what a library collects forgets something. The words of an error
 * may quote what somebody sent or where something lies, so its kind stands for them: our own code or the system's.
 */
export function failureEvent(error: unknown, place: FailurePlace, parse: ParseStack): ErrorEvent {
  const { name = "", stack = "", message = "" } = error instanceof Error ? error : {};
  return {
    type: undefined,
    event_id: randomUUID().replaceAll("-", ""),
    timestamp: Date.now() / 1_000,
    level: "error",
    platform: "node",
    release: place.release,
    exception: {
      values: [
        {
          type: /^[\w$]{1,60}$/.test(name) ? name : "Error",
          value: codeOf(error),
          stacktrace: { frames: framesOf(stack, message, parse) },
        },
      ],
    },
    tags: definedOnly({
      service: place.service,
      request_id: place.requestId,
      method: place.method,
      route: place.route,
      client: place.client,
    }),
  };
}

function codeOf(error: unknown): string {
  if (error instanceof DomainError) return error.code;
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === "string" && /^[A-Z0-9_]{3,50}$/.test(code) ? code : "unexpected";
}

/** The calls that led here. What the message says is cut out first, since it could be made to look like one. */
function framesOf(stack: string, message: string, parse: ParseStack): StackFrame[] {
  const calls = stack.slice(stack.indexOf(message) + message.length);
  return parse(calls).map(({ filename, function: name, lineno, colno }) => {
    const file = fileOf(filename ?? "");
    return {
      ...(file === undefined ? {} : { filename: file, lineno, colno }),
      ...(name !== undefined && /^[\w$.<>[\] #*]{1,120}$/.test(name) ? { function: name } : {}),
      in_app: file !== undefined && !file.startsWith("node:") && !file.includes("node_modules"),
    };
  });
}

/** A file of ours by its place in the repository, one of Node's by its name; of any other nothing is said. */
function fileOf(filename: string): string | undefined {
  if (/^node:[\w/]+$/.test(filename)) return filename;
  const path = filename.startsWith("file:") ? fileURLToPath(filename) : filename;
  return path.startsWith(root) ? relative(root, path).split(sep).join("/") : undefined;
}

const definedOnly = (tags: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(tags).filter((tag): tag is [string, string] => tag[1] !== undefined));

import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { ErrorEvent, StackFrame } from "@sentry/node";
import { DomainError } from "@stopbank/errors";
import { reportedEvent } from "./reportedEvent.ts";

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

const { href: rootUrl } = new URL("../../../../", import.meta.url);
const root = fileURLToPath(rootUrl);

/**
 * What is told of a failure. The words of an error may quote what somebody sent or where something lies, so its kind stands
 * for them: our own code or the system's.
 */
export function failureEvent(error: unknown, place: FailurePlace, parse: ParseStack): ErrorEvent {
  const { name = "", stack = "", message = "" } = error instanceof Error ? error : {};
  return reportedEvent({
    platform: "node",
    release: place.release,
    type: /^[\w$]{1,60}$/.test(name) ? name : "Error",
    value: codeOf(error),
    frames: framesOf(stack, message, parse),
    tags: {
      service: place.service,
      request_id: place.requestId,
      method: place.method,
      route: place.route,
      client: place.client,
    },
  });
}

function codeOf(error: unknown): string {
  if (error instanceof DomainError) return error.code;
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === "string" && /^[A-Z0-9_]{3,50}$/.test(code) ? code : "unexpected";
}

/** The calls that led here. What the message says is cut out first, since it could be made to look like one. */
function framesOf(stack: string, message: string, parse: ParseStack): StackFrame[] {
  const start = stack.indexOf(message);
  const calls = start === -1 ? "" : stack.slice(start + message.length);
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
  if (filename.startsWith(rootUrl)) return filename.slice(rootUrl.length);
  return filename.startsWith(root) ? relative(root, filename).split(sep).join("/") : undefined;
}

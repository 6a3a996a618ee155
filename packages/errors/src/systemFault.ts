import { DomainError, type ErrorKind } from "./DomainError.ts";

interface SystemError {
  readonly code: string;
  readonly message: string;
  readonly path?: string;
  readonly syscall?: string;
  readonly port?: number;
  readonly address?: string;
}

type Fault = readonly [kind: ErrorKind, code: string, sentence: string];

/**
 * What the machine around us refuses (a full disk, a folder that cannot be written, a port that is taken, a database
 * that is away), as a failure we expect; undefined for anything else. Causes and gathered errors are looked through.
 */
export function systemFault(error: unknown): DomainError | undefined {
  for (const each of chainOf(error)) {
    const fault = faultOf(each);
    if (fault !== undefined) return new DomainError(...fault, { cause: error });
  }
  return undefined;
}

/** The error, what caused it and what it gathers, a few steps deep. */
function chainOf(error: unknown, depth = 0): SystemError[] {
  if (!(error instanceof Error) || depth > 4) return [];
  const { code } = error as Partial<SystemError>;
  const own = { ...error, message: error.message, code: typeof code === "string" ? code : "" };
  const gathered: unknown[] = error instanceof AggregateError ? error.errors : [];
  return [own, ...[error.cause, ...gathered].flatMap((each) => chainOf(each, depth + 1))];
}

function faultOf(error: SystemError): Fault | undefined {
  const { code, message, syscall, path } = error;
  if (syscall === "listen") return listenFault(error);
  if (fullCodes.has(code))
    return ["unavailable", "disk/full", `The disk${at(path)} is full. Make room, then try again.`];
  if (code === "EROFS")
    return [
      "unavailable",
      "disk/read-only",
      `${path ?? "A folder"} cannot be written: its disk is read-only.`,
    ];
  if ((code === "EACCES" || code === "EPERM") && path !== undefined)
    return [
      "unavailable",
      "disk/not-allowed",
      `This account may not read or write ${path}. Give it the right to, or choose another place (STOPBANK_HOME, STOPBANK_DATASETS).`,
    ];
  if ((code === "ENOTDIR" || (code === "EEXIST" && syscall === "mkdir")) && path !== undefined)
    return [
      "unavailable",
      "disk/not-a-folder",
      `${path} has to be a folder, and it or a part of it is a file.`,
    ];
  // A folder is made with those above it, so one that is missing is one that cannot be made.
  if (code === "ENOENT" && syscall === "mkdir")
    return [
      "unavailable",
      "disk/read-only",
      `${path} cannot be made: its disk is read-only or not there, or takes no folders. Choose another place.`,
    ];
  if (code === "EMFILE" || code === "ENFILE")
    return [
      "unavailable",
      "machine/too-many-files",
      "Too many files are open on this machine. Try again shortly.",
    ];
  if (isAway(code) || awayMessage.test(message))
    return [
      "unavailable",
      "service/unreachable",
      "A service that this needs, such as the database, does not answer. Try again shortly.",
    ];
  return undefined;
}

const at = (path: string | undefined) => (path === undefined ? "" : ` that holds ${path}`);

/** Of Node, and SQLSTATE 53100. */
const fullCodes = new Set(["ENOSPC", "EDQUOT", "53100"]);

function listenFault({ code, port, address }: SystemError): Fault | undefined {
  if (code === "EADDRINUSE")
    return [
      "unavailable",
      "port/taken",
      `Port ${port} is in use. Stop what uses it, or choose another with PORT, such as PORT=8090.`,
    ];
  if (code === "EACCES")
    return [
      "unavailable",
      "port/not-allowed",
      `This account may not serve on port ${port}. Choose one above 1023 with PORT.`,
    ];
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return [
      "unavailable",
      "host/not-here",
      `This machine has no address ${address ?? "such as HOST names"}. Mend the setting HOST.`,
    ];
  return undefined;
}

const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EPIPE",
]);
/** SQLSTATE of a connection that fails, a server that is going or coming, one that takes no more, one that only reads. */
const isAway = (code: string) => networkCodes.has(code) || /^(08\w{3}|57P0[123]|53[34]00|25006)$/.test(code);
/** The driver of PostgreSQL gives these no code. */
const awayMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired$|Query read timeout$|Client has encountered a connection error)/;

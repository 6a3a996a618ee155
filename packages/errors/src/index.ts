export { DomainError, type ErrorKind } from "./DomainError.ts";
export { systemFault } from "./systemFault.ts";

import { DomainError } from "@stopbank/errors";

export const badInput = (message: string, facts: object = {}) =>
  new DomainError("invalid", "dataset/bad-input", message, facts);

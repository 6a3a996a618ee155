import { DomainError } from "@stopbank/errors";
import { Errors } from "typebox/value";
import { type OrderName, orders } from "./orders/table.ts";

/**
 * Refuses an order before anything is opened or asked.
 *
 * @throws DomainError `command/bad-argument`.
 */
export function checkedOrder(name: OrderName, body: object): void {
  const [error] = Errors(orders[name].body, body);
  if (error === undefined) return;
  const field = error.instancePath.slice(1).replaceAll("/", " ") || "command";
  throw new DomainError(
    "invalid",
    "command/bad-argument",
    `The ${field} of \`stopbank ${name.replace("/", " ")}\` is not as it has to be: ${error.message}.`,
  );
}

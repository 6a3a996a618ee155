import Schema from "typebox/schema";
import { expect } from "vitest";
import { type Call, missing, type OpenApi, successOf } from "./openApi.ts";

/** A schema of a document, to which its references lead. */
export const checkOf = (schema: object, { components }: OpenApi) => Schema.Compile({ ...schema, components });

/**
 * Compares an answer with what the document says of the call's success, and with its example.
 *
 * @param also statuses that will do beside the one it names first.
 * @returns the answer, of a call that answers in JSON.
 */
export async function expectDescribed(
  call: Call,
  answer: Response,
  document: OpenApi,
  also: readonly number[] = [],
): Promise<unknown> {
  const { status, answer: described } = successOf(call);
  expect([status, ...also], `${call.operationId} ${answer.status}`).toContain(answer.status);
  for (const [name, { example }] of Object.entries(described.headers ?? {}))
    expect(answer.headers.get(name), name).toBe(example);
  const { schema, example } = described.content?.["application/json"] ?? {};
  if (schema === undefined) return expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500);
  const body: unknown = await answer.json();
  const check = checkOf(schema, document);
  const [isRight, faults] = check.Errors(body);
  expect(isRight, JSON.stringify(faults.slice(0, 3))).toBe(true);
  expect(check.Check(example)).toBe(true);
  expect(missing(example, body)).toEqual([]);
  return body;
}

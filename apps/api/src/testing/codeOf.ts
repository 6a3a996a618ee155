/** How an answer came out: its status, and the code of an error where it is one. */
export const codeOf = (answer: {
  readonly statusCode: number;
  json(): { readonly error?: { readonly code: string } };
}): readonly [statusCode: number, code: string | undefined] => [answer.statusCode, answer.json().error?.code];

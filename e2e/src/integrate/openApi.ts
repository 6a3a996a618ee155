/** What of an OpenAPI document a program goes by. */
export interface OpenApi {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<
    Record<
      string,
      { readonly servers?: OpenApi["servers"] } & Readonly<
        Record<"get" | "post" | "put" | "delete", Operation>
      >
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
  readonly responses: Readonly<Record<string, Answer>>;
}

interface Answer {
  readonly headers?: Readonly<Record<string, { readonly example?: string }>>;
  readonly content?: Readonly<Record<string, { readonly schema?: object; readonly example?: unknown }>>;
  readonly links?: Readonly<
    Record<string, { readonly operationId: string; readonly parameters: Record<string, string> }>
  >;
}

/** An operation of the document, with its address. */
export interface Call extends Operation {
  readonly method: string;
  /** From the product's own address. */
  readonly path: string;
}

/** The calls of some tags, and where they are asked. */
export const callsOf = (document: OpenApi, tags: readonly string[]): Call[] =>
  Object.entries(document.paths).flatMap(([path, { servers = document.servers, ...methods }]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.some((tag) => tags.includes(tag)))
      .map(([method, operation]) => ({
        ...operation,
        method: method.toUpperCase(),
        path: `${servers[0]?.url ?? ""}${path}`.replace("//", "/"),
      })),
  );

/** The request of a call's example. @param linked parameters that another call's answer gave. */
export function requestOf(call: Call, linked: Readonly<Record<string, string>> = {}) {
  let path = call.path;
  const query = new URLSearchParams();
  for (const { name, in: place, example } of call.parameters) {
    const value = linked[name] ?? example;
    if (value === undefined) continue;
    if (place === "path") path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    if (place === "query") query.set(name, String(value));
  }
  const body = call.requestBody?.content["application/json"]?.example;
  return {
    path: query.size === 0 ? path : `${path}?${query}`,
    method: call.method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: (body === undefined ? {} : { "content-type": "application/json" }) as Readonly<
      Record<string, string>
    >,
  };
}

/** The answer to success that a call names first. */
export function successOf({ responses, operationId }: Call): {
  readonly status: number;
  readonly answer: Answer;
} {
  const [status, answer] =
    Object.entries(responses).find(
      ([each, { content }]) => each.startsWith("2") && Number(each) !== 200 && content,
    ) ??
    Object.entries(responses).find(([each]) => each.startsWith("2")) ??
    [];
  if (answer === undefined) throw new Error(`${operationId} names no answer.`);
  return { status: Number(status), answer };
}

/** Where an example has something, and the answer has nothing of that kind. */
export function missing(example: unknown, answer: unknown, at = ""): string[] {
  if (Array.isArray(example))
    return Array.isArray(answer)
      ? answer.length === 0 || example.length === 0
        ? []
        : missing(example[0], answer[0], `${at}[0]`)
      : [`${at} is no list`];
  if (example === null || typeof example !== "object")
    return answer === null || example === null || typeof answer === typeof example
      ? []
      : [`${at} is ${typeof answer}`];
  if (answer === null || typeof answer !== "object") return [`${at} is no object`];
  return Object.entries(example).flatMap(([key, value]) =>
    key in answer
      ? missing(value, (answer as Record<string, unknown>)[key], `${at}.${key}`)
      : [`${at}.${key} is missing`],
  );
}

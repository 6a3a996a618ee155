import { inject } from "vitest";

/** Asks the API as a program does: with a token of its own, apart from any browser. */
export async function askApi(email: string, clientName: string, baseUrl = inject("baseUrl")) {
  const login = await fetch(`${baseUrl}/api/user/login`, {
    method: "POST",
    headers: { authorization: `Basic ${Buffer.from(`${email}:Stopbank-1`).toString("base64")}` },
  });
  const { access_token } = (await login.json()) as { access_token: string };
  return async <T>(path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${baseUrl}/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        authorization: `Bearer ${access_token}`,
        "ui-client-name": clientName,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${response.status} ${path}: ${await response.text()}`);
    return (await response.json()) as T;
  };
}

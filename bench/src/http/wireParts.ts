import { routes } from "@stopbank/contract/routes";
import Fastify from "fastify";
import { Compile } from "typebox/compile";
import type { AreaPolygon } from "../engine/areas.ts";

const { body, response } = routes.exposureStats;
const bodyCheck = Compile(body);

/** What an answer costs beside its numbers: reading and checking a body, and writing `answer` as the product does. */
export async function wireParts(area: AreaPolygon, answer: Buffer) {
  const sent = JSON.stringify({ area });
  const numbers = JSON.parse(answer.toString());
  const app = Fastify();
  const schema: Record<string, unknown> = { ...response };
  let written: (() => unknown) | undefined;
  app.get("/", async (_, reply) => {
    const write = reply.compileSerializationSchema(schema);
    written = () => write(numbers);
    return "";
  });
  await app.inject("/");
  await app.close();
  if (written === undefined) throw new Error("Fastify compiled nothing.");
  return { before: () => bodyCheck.Check(JSON.parse(sent)), after: written };
}

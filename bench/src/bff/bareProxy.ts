// `@fastify/http-proxy` with nothing else, in front of the upstream that is named: what any door costs at the least.
import fastifyHttpProxy from "@fastify/http-proxy";
import Fastify from "fastify";

const app = Fastify();
await app.register(fastifyHttpProxy, { upstream: process.argv[2] ?? "" });
process.send?.(await app.listen({ host: "127.0.0.1", port: 0 }));

import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { jobRoutes } from "@stopbank/contract/job-routes";
import { openApiDocument } from "@stopbank/contract/openapi";
import { routes } from "@stopbank/contract/routes";
import type { FastifyInstance } from "fastify";

const description = `Calls are made in a client: one of the caller's own, named by the header \`ui-client-name\`, else
the first. Without a token the caller is a visitor in the public client. Answers about data name the dataset version
they are from in \`x-dataset-version\`. Elements are exposed, not exposed or **not assessed**; totals keep the three apart.`;

/** `/openapi.json`, generated from the route table, and `/docs`, the same for people. Nothing is fetched from elsewhere. */
export async function registerDocs(app: FastifyInstance, version: string): Promise<void> {
  const about = {
    title: "Stopbank Resilience API",
    version,
    description,
    servers: [
      { url: "/api", description: "At the BFF, where people and integrators come in" },
      { url: "/", description: "At the API itself" },
    ],
  };
  const document = openApiDocument(routes, about, jobRoutes);
  const json = JSON.stringify(document);
  app.get("/openapi.json", (_request, reply) => reply.type("application/json; charset=utf-8").send(json));
  await app.register(swagger, { mode: "static", specification: { document: JSON.parse(json) } });
  await app.register(swaggerUi, {
    routePrefix: "/docs",
    staticCSP: true,
    uiConfig: { validatorUrl: null, docExpansion: "list", defaultModelsExpandDepth: 0 },
  });
}

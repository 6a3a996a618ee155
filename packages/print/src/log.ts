/** What the printer has to say to whoever runs it. Fastify's and pino's loggers fit. */
export interface PrintLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

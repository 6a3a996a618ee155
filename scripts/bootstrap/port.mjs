import { createServer } from "node:net";
import { Problem } from "./problem.mjs";

/**
 * Fails early, before minutes of installing, when something else already serves on the port.
 *
 * @param {number} port
 * @returns {Promise<void>}
 */
export function refuseTakenPort(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (/** @type {NodeJS.ErrnoException} */ error) => reject(portProblem(port, error)));
    probe.listen({ port, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/**
 * @param {number} port
 * @param {NodeJS.ErrnoException} error
 */
function portProblem(port, error) {
  if (error.code === "EADDRINUSE")
    return new Problem(`Port ${port} is in use. Stop what uses it, or choose another: PORT=8090 npm start`);
  if (error.code === "EACCES")
    return new Problem(`This user may not serve on port ${port}. Choose one above 1023: PORT=8080 npm start`);
  return error;
}

/**
 * @param {string | undefined} text the PORT variable.
 * @returns {number}
 */
export function portFrom(text) {
  const port = Number(text || 8080);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Problem(`PORT is "${text}", which is no port. Give a number from 1 to 65535, such as PORT=8080.`);
}

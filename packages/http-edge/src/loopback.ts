/** Whether only this machine reaches a server that listens on it. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);

/** Whether a browser that is sent there asks its own machine. */
export const leadsHome = (hostname: string): boolean =>
  isLoopback(hostname) || /\.localhost$/i.test(hostname);

/** Pages that are made of what leads to somebody being logged in: nothing else there asks for it too. */
export const isLoginPage = (path: string): boolean => path.startsWith("/auth/");

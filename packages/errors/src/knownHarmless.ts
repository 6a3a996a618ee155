/**
 * What is dropped wherever it comes from (specification 1, section 8): link scanners of mail programs open pages in a browser
 * whose own script fails about "a missing object id, method name and parameter count".
 */
const patterns = [/Object Not Found Matching Id:\d+, MethodName:\w+, ParamCount:\d+/];

export const isKnownHarmless = (error: unknown): boolean => {
  const text = error instanceof Error ? error.message : String(error);
  return patterns.some((pattern) => pattern.test(text));
};

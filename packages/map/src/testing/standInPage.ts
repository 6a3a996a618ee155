/**
 * Puts in what a map asks of a page where tests run without one. As `beforeEach(standInPage)` it is gone after each test.
 *
 * @returns takes it out again.
 */
export function standInPage(): () => void {
  const stood: Record<string, unknown> = {
    window: new EventTarget(),
    HTMLElement: class {},
    MouseEvent: class {},
    requestAnimationFrame: (draw: () => void) => setTimeout(draw),
    cancelAnimationFrame: clearTimeout,
  };
  const before = Object.keys(stood).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(stood))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return () => {
    for (const [name, former] of before)
      if (former === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, former);
  };
}

/**
 * Has the browser fetch what the page at this address is made of, as its document names it (`build/pageDocuments.ts`): now that the
 * shell's own code is there, and while the server is asked who is here.
 */
export function fetchPageCode(): void {
  const named = document.querySelector("template#page-code");
  if (named instanceof HTMLTemplateElement) document.head.append(named.content);
}

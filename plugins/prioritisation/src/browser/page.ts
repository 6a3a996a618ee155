/** What the page is made of, fetched as one: each more would be a file with its own list of what it needs in the shell. */
export { InputsFoot } from "./inputs/InputsFoot.tsx";
export { InputsTab } from "./inputs/InputsTab.tsx";
export { PrioritisationPage } from "./PrioritisationPage.tsx";
export { ResultsFoot } from "./results/ResultsFoot.tsx";
export { ResultsTab } from "./results/ResultsTab.tsx";

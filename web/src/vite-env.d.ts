/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "*icons.json?icons" {
  const drawings: Record<string, string>;
  export default drawings;
}

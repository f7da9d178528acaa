/** The windows that can be opened at a table. */
export type Window = "why" | "text" | "keys" | "settings" | "link" | "end" | "resign";

/** The dialogs that can be opened at a table. */
export type DialogName = "why" | "text" | "keys" | "words" | "settings" | "link" | "end" | "resign";

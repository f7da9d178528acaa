/**
 * How closely the options stand where a panel has little height: loose; dense, where one group goes on in the row in
 * which another ends; tight, in columns, without what the board shows.
 */
export type Density = "loose" | "dense" | "tight";

import { api, Refused } from "../../net/api";
import type { ClientMessage, HallMessage, TableInfo, TableRequest } from "../../protocol/generated";

const PATIENCE = 8000; // milliseconds; after that the table itself shows how things stand

/** A chair for somebody who plays on this device; without a name it bears the visitor's. */
interface Chair {
  seat: number;
  name: string;
}

/**
 * Open a table, sit down on exactly these chairs, and start if that is wanted; its id. Sitting and starting are sent over
 * the table's WebSocket, as by anybody who sits there.
 */
export async function openTable(wish: TableRequest, chairs: Chair[], start: boolean): Promise<string> {
  const table = await api.post<TableInfo>("/tables", wish);
  const held = table.seats.filter((seat) => seat.taken).map((seat) => seat.seat);
  const asked: ClientMessage[] = [
    ...held
      .filter((seat) => chairs.every((chair) => chair.seat !== seat))
      .map((seat) => ({ type: "stand_up" as const, seat })),
    ...chairs
      .filter(({ seat, name }) => name !== "" || !held.includes(seat))
      .map(({ seat, name }) => ({ type: "sit" as const, seat, ...(name === "" ? {} : { name }) })),
    ...(start ? [{ type: "start" as const }] : []),
  ];
  if (asked.length > 0) await say(table.id, asked);
  return table.id;
}

/** Say things one after the other, each when the one before has been done. */
function say(id: string, asked: ClientMessage[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${id}/play`);
    const timer = setTimeout(() => socket.close(), PATIENCE);
    const next = () => {
      const message = asked.shift();
      if (message === undefined) socket.close();
      else socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => {
      const heard = JSON.parse(event.data as string) as HallMessage;
      if (heard.type === "state" || heard.type === "update") next();
      if (heard.type === "refused") {
        reject(new Refused(409, heard.message, heard.params, heard.rule));
        socket.close();
      }
    };
    socket.onclose = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}
